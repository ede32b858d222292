import { type AppLoadContext, createReadableStreamFromReadable } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { notFound, seeOther } from '@vyloha/links/server';
import type { StoreDownload } from '@vyloha/store-client';

const missing = 404;

/**
 * Sends a file of the store on as it arrives. When there is none now, the page that offered it tells so.
 * @throws a 404 response for a file that does not exist
 */
export async function sendDownload(
  { session, t }: AppLoadContext,
  downloading: Promise<StoreDownload>,
  page: string,
): Promise<Response> {
  const download = await withUnavailableFallback(downloading, () => null);
  if (download?.status === missing) throw notFound();
  if (download === null || !download.ok) {
    session.flash({ kind: 'danger', text: t('orders:order.files.unavailable') });
    return seeOther(page);
  }
  const headers = new Headers({ 'Content-Type': download.type, 'Cache-Control': 'private, no-store' });
  if (download.disposition !== null) headers.set('Content-Disposition', download.disposition);
  return new Response(createReadableStreamFromReadable(download.body), { headers });
}
