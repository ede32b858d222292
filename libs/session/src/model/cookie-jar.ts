import type { CookieKey } from '@vyloha/contract';

/**
 * Cookies of one request. What is written here is sent with whatever the request answers, and read back at once by
 * the same request.
 */
export interface CookieJar {
  get(name: CookieKey): string | null;
  set(name: CookieKey, value: string): void;
  clear(name: CookieKey): void;
  /**
   * The text that `setSealed` wrote; `null` when absent, tampered with, sealed by a key that is gone or bound to
   * something else.
   */
  getSealed(name: CookieKey, boundTo?: string): string | null;
  /**
   * Encrypts; a value that outgrows one cookie is split over numbered ones, beyond that refused.
   * @param boundTo what the value belongs to, such as a token: beside another one it cannot be opened
   */
  setSealed(name: CookieKey, value: string, boundTo?: string): void;
}
