import type { AppLoadContext } from '@remix-run/node';

/** The data of a page without the time at which they are no longer true: no shared cache keeps it longer. */
export function expireOnChange<Data extends { changesAt: Date }>(
  { expirePageAt }: AppLoadContext,
  { changesAt, ...data }: Data,
): Omit<Data, 'changesAt'> {
  expirePageAt(changesAt);
  return data;
}
