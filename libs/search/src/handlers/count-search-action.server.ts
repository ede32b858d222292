import type { ActionFunctionArgs } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { countSearch } from '../api/searches.server';
import { parseReportForm } from '../model/search-report';

/** A report has less. */
const maxLength = 2_000;

/** Counts a search that a browser reports, after its page; nobody waits for it. */
export async function countSearchAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const text = await request.text();
  const report = text.length > maxLength ? null : parseReportForm(new URLSearchParams(text));
  const status = report === null ? 400 : 204;
  if (report !== null) await withUnavailableFallback(countSearch(context.store, report), () => undefined);
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
