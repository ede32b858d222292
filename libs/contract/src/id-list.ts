import * as v from 'valibot';
import { wireId } from './wire-id';

/** The ids of a cookie's or parameter's comma-separated list, in order, at most `max`; what is no id is left out. */
export function parseIdList(text: string | null, max: number): readonly string[] {
  const ids = (text ?? '').split(',').flatMap((part) => {
    const id = v.safeParse(wireId, part);
    return id.success ? [id.output] : [];
  });
  return [...new Set(ids)].slice(0, max);
}

/** The text of such a list; empty without ids. */
export function formatIdList(ids: readonly string[]): string {
  return ids.join(',');
}
