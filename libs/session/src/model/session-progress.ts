/** Progress of the session start on the host, where the browser resumes. Contains no secrets. */
export interface SessionProgress {
  isUserFetched: boolean;
  /** Whether this shopper has a cart to fetch. */
  hasCart: boolean;
  /** False when the backend did not return it. */
  isCartLoaded: boolean;
}
