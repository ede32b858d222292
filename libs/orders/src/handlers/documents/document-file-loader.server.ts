import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { accountPaths } from '@vyloha/links';
import { sendDownload } from '../files/send-download.server';

/** A file of one of the customer's documents; those of others respond 404. */
export async function documentFileLoader(args: LoaderFunctionArgs): Promise<Response> {
  requireCustomer(args);
  const { params, context, request } = args;
  const file = [params['id'] ?? '', params['format'] ?? ''].map(encodeURIComponent).join('/');
  const download = context.store.download(`/api/v1/user/documents/${file}`, request.signal);
  return sendDownload(context, download, accountPaths.documents());
}
