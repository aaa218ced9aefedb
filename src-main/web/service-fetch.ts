/** A request to a service that the person or the organization configured (SearXNG, a wiki), never to an address from a model. */
export interface ServiceRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  timeoutMs: number;
  /** Bytes after decompression; more is an error of code "too-large". */
  maxBytes: number;
}

export interface ServiceResponse {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  text: string;
  /** After redirects, which stay on the configured origin. */
  url: string;
}

const SERVICE_ERROR_CODES = ['invalid-address', 'unreachable', 'tls', 'timeout', 'too-large', 'left-origin'] as const;
export type ServiceErrorCode = (typeof SERVICE_ERROR_CODES)[number];

export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  constructor(code: ServiceErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ServiceError';
    this.code = code;
  }
}

export interface ServiceFetch {
  request(request: ServiceRequest): Promise<ServiceResponse>;
}

export type ServiceBytes = Omit<ServiceResponse, 'text'> & { bytes: Uint8Array };

export interface ServiceDownload {
  request(request: ServiceRequest): Promise<ServiceBytes>;
}
