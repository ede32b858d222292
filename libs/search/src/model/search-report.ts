import { searchKey } from '@vyloha/links';
import * as v from 'valibot';

const reportSchema = v.object({
  [searchKey]: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  results: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});

/** A search whose results somebody sees. */
export interface SearchReport {
  query: string;
  /** Results of all kinds. */
  results: number;
}

/** What a browser posts; null for what no page of the shop reports. */
export function parseReportForm(form: URLSearchParams): SearchReport | null {
  const { success, output } = v.safeParse(reportSchema, Object.fromEntries(form));
  return success ? { query: output[searchKey], results: output.results } : null;
}
