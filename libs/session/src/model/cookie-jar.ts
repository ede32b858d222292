import type { CookieKey } from '@vyloha/contract';

/**
 * Cookies of one request. Written cookies are sent with any response, and are read back at once by
 * the same request.
 */
export interface CookieJar {
  get(name: CookieKey): string | null;
  set(name: CookieKey, value: string): void;
  clear(name: CookieKey): void;
  /**
   * The text that `setSealed` wrote; `null` when absent, tampered with, sealed by a removed key or bound to
   * something else.
   */
  getSealed(name: CookieKey, boundTo?: string): string | null;
  /**
   * Encrypts; a value too large for one cookie is split over numbered ones, up to a limit.
   * @param boundTo what the value belongs to, such as a token: it cannot be opened with another one
   */
  setSealed(name: CookieKey, value: string, boundTo?: string): void;
}
