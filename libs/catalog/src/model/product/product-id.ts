import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** The ids among some texts, each once, at most `most`. */
export function productIdsAmong(texts: readonly string[], most: number): readonly string[] {
  const ids = texts
    .map((text) => v.safeParse(wireId, text))
    .flatMap(({ success, output }) => (success ? [output] : []));
  return [...new Set(ids)].slice(0, most);
}
