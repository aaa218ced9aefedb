import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Who may talk to the app: the token stands in the link that the person opens, and is exchanged for a cookie that
 * scripts cannot read. Both are made anew at every start and known to nobody else on this computer.
 */
export class SessionKeys {
  readonly token = randomBytes(KEY_BYTES).toString('base64url');
  readonly #cookie = randomBytes(KEY_BYTES).toString('base64url');
  readonly #cookieName: string;

  /** Cookies do not know ports: the name keeps apart what two windows on two ports hold. */
  constructor(port: number) {
    this.#cookieName = `confidant-${port}`;
  }

  isToken(candidate: string): boolean {
    return isSame(candidate, this.token);
  }

  setCookieHeader(): string {
    return `${this.#cookieName}=${this.#cookie}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** Whether a request's `Cookie` header holds the key. */
  isOpenedBy(cookieHeader: string | undefined): boolean {
    const cookies = (cookieHeader ?? '').split(';').map((cookie) => cookie.trim());
    return cookies.some((cookie) => isSame(cookie, `${this.#cookieName}=${this.#cookie}`));
  }
}

/** Takes the same time wherever the two differ, and however long they are. */
function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
