import { delays } from '@vyloha/config';

/** The result of a fetch, at the earliest after 200 ms: a loading indicator that flashes is worse than none. */
export async function withMinDuration<T>(promise: Promise<T>, milliseconds = delays.minimumFetch): Promise<T> {
  const [result] = await Promise.allSettled([
    promise,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
