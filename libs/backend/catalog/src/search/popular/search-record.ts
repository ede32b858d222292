import { locales } from '@vyloha/contract';
import * as v from 'valibot';

/** What was searched for on one day, by more than one visitor. */
export const searchRecordSchema = v.object({
  day: v.string(),
  locale: v.picklist(locales),
  query: v.string(),
  searches: v.number(),
  /** At least so many. */
  visitors: v.number(),
  /** Of all kinds, of the last search. */
  results: v.number(),
});

export type SearchRecord = v.InferOutput<typeof searchRecordSchema>;
