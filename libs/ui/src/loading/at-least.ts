import { delays } from '@vyloha/config';

/** What a fetch answers, but no sooner than after 200 ms: a sign of loading that only flashes is worse than none. */
export async function atLeast<T>(fetched: Promise<T>, milliseconds = delays.minimumFetch): Promise<T> {
  const [result] = await Promise.allSettled([
    fetched,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
