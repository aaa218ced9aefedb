import type { RequestLog } from '../../chats/inspector/request-log.ts';
import type { Handlers } from '../handler.ts';

type InspectorHandlers = Pick<Handlers, 'inspector.requests' | 'inspector.body' | 'inspector.response'>;

export function inspectorHandlers(requests: RequestLog): InspectorHandlers {
  return {
    'inspector.requests': ({ messageId }) => requests.requests(messageId),
    'inspector.body': ({ requestId, from }) => requests.body(requestId, from),
    'inspector.response': ({ requestId, from }) => requests.response(requestId, from),
  };
}
