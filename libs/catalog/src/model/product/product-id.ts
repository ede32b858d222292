import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** The distinct ids among some texts, at most `maxCount`. */
export function parseProductIds(texts: readonly string[], maxCount: number): readonly string[] {
  const ids = texts
    .map((text) => v.safeParse(wireId, text))
    .flatMap(({ success, output }) => (success ? [output] : []));
  return [...new Set(ids)].slice(0, maxCount);
}
