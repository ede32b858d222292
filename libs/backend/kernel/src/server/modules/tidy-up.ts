import type { Database } from '../../database/database';
import type { BackendModule, TidyContext } from './module';

const millisecondsPerDay = 86_400_000;

/** Removes what has expired, of all modules. */
export async function tidyUp(
  modules: readonly BackendModule[],
  db: Database,
  { settings, now }: Pick<TidyContext, 'settings' | 'now'>,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * millisecondsPerDay);
  for (const { tidy } of modules) await tidy?.(db, { settings, now, daysAgo });
}
