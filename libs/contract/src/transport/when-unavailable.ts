import { BackendUnavailable } from './backend-unavailable';

/** What stands in for a part of the page that the backend does not answer for; the client has logged the call. */
export async function whenUnavailable<T>(loading: Promise<T>, fallback: () => T): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof BackendUnavailable) return fallback();
    throw error;
  }
}
