import { BackendUnavailable } from './backend-unavailable';

/** Replaces a part of the page whose backend is unavailable; the client has logged the call. */
export async function withUnavailableFallback<T>(promise: Promise<T>, fallback: () => T): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof BackendUnavailable) return fallback();
    throw error;
  }
}
