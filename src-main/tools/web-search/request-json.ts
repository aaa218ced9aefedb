import { phrase } from '#shared/phrase.ts';
import { ServiceError, type ServiceRequest, type ServiceResponse } from '../../web/service-fetch.ts';
import { type SearchBackend, SearchFailure, type SearchRequestContext } from './search-backend.ts';

const MAX_ANSWER_BYTES = 5_000_000;

type Service = Pick<SearchBackend, 'name'>;

/** Asks a search service; what the network does wrong becomes a `SearchFailure`, a cancelled call stays what it is. */
export async function requestService(
  service: Service,
  request: Pick<ServiceRequest, 'url' | 'method' | 'headers' | 'body'>,
  context: SearchRequestContext,
): Promise<ServiceResponse> {
  const { services, signal, timeoutMs } = context;
  try {
    return await services.request({ ...request, signal, timeoutMs, maxBytes: MAX_ANSWER_BYTES });
  } catch (error) {
    throw error instanceof ServiceError ? networkFailure(service, error) : error;
  }
}

function networkFailure({ name }: Service, error: ServiceError): SearchFailure {
  const service = { service: name };
  switch (error.code) {
    case 'timeout':
      return new SearchFailure(
        name,
        'The search service did not answer in time. Do not repeat the search at once; answer without it, and say so.',
        phrase('tools.web_search.failed.timeout', service),
        { cause: error },
      );
    case 'invalid-address':
      return new SearchFailure(
        name,
        'The search service is set up with an address that cannot be used. Tell the user.',
        phrase('tools.web_search.problem.address'),
        { wasContacted: false, cause: error },
      );
    case 'left-origin':
      return new SearchFailure(
        name,
        'The search service wanted to lead to another site, as it does for words that begin with "!!". Search without them.',
        phrase('tools.web_search.failed.notJson', service),
        { cause: error },
      );
    case 'too-large':
      return notSearchResults(name, error);
    case 'unreachable':
    case 'tls':
      return new SearchFailure(
        name,
        'The search service cannot be reached. Answer without it, and tell the user that the search did not work.',
        phrase('tools.web_search.failed.unreachable', service),
        { cause: error },
      );
  }
}

/** The body as JSON. Services behind a wrong address, a sign-in page or a bot check answer with HTML and status 200. */
export function parseJson({ name }: Service, response: ServiceResponse): unknown {
  try {
    return JSON.parse(response.text);
  } catch (error) {
    throw notSearchResults(name, error);
  }
}

export function notSearchResults(service: string, cause?: unknown): SearchFailure {
  return new SearchFailure(
    service,
    'The search service answered with something other than search results. Answer without it, and tell the user.',
    phrase('tools.web_search.failed.notJson', { service }),
    { cause },
  );
}

/** Statuses that mean the same everywhere; undefined for one that carries an answer. */
export function statusFailure({ name }: Service, status: number): SearchFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const service = { service: name };
  if (status === 429) {
    return new SearchFailure(
      name,
      'The search service takes no more searches for now. Do not search again in this answer.',
      phrase('tools.web_search.failed.limited', service),
    );
  }
  if (status === 401 || status === 403) {
    return new SearchFailure(
      name,
      'The search service refused the request. Answer without it, and tell the user.',
      phrase('tools.web_search.failed.refused', service),
    );
  }
  if (status === 400 || status === 422) {
    return new SearchFailure(
      name,
      'The search service could not use this search. Use other words, and leave out "language" and "time_range".',
      phrase('tools.web_search.failed.badRequest', service),
    );
  }
  if (status >= 500) {
    return new SearchFailure(
      name,
      'The search service has a fault of its own. Try once more with other words, or answer without it.',
      phrase('tools.web_search.failed.broken', service),
    );
  }
  return notSearchResults(name);
}

/** A key that a service refuses is for the person to mend, whatever status it uses for that. */
export function keyFailure({ name }: Service): SearchFailure {
  return new SearchFailure(
    name,
    'The search service refused its key. Answer without it, and tell the user.',
    phrase('tools.web_search.failed.key', { service: name }),
  );
}
