import { ServiceError, type ServiceFetch, type ServiceRequest, type ServiceResponse } from '../../web/service-fetch.ts';

export type ScriptedAnswer = Partial<ServiceResponse> | ServiceError | object[] | Record<string, unknown>;

export interface ScriptedServices extends ServiceFetch {
  readonly requests: ServiceRequest[];
}

/** Services that answer by host; each request is noted. A `ServiceError` is thrown, a response with a status is sent. */
export function scriptedServices(
  byHost: Record<string, (request: ServiceRequest) => ScriptedAnswer>,
): ScriptedServices {
  const requests: ServiceRequest[] = [];
  return {
    requests,
    async request(request) {
      requests.push(request);
      const answer = byHost[new URL(request.url).host]?.(request);
      if (!answer) throw new ServiceError('unreachable', 'nothing listens there');
      if (answer instanceof ServiceError) throw answer;
      const isResponse = 'status' in answer || 'text' in answer;
      const response = isResponse ? (answer as Partial<ServiceResponse>) : { text: JSON.stringify(answer) };
      return { status: 200, headers: {}, text: '', url: request.url, ...response };
    },
  };
}
