import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { isToken } from '@vyloha/contract';
import { accountPaths, paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { sendDownload } from '../files/send-download.server';

/** A file of one of the customer's documents; those of others respond 404. */
export async function documentFileLoader(args: LoaderFunctionArgs): Promise<Response> {
  requireCustomer(args);
  const { params, context, request } = args;
  const file = [params['id'] ?? '', params['format'] ?? ''].map(encodeURIComponent).join('/');
  const download = context.store.download(`/api/v1/user/documents/${file}`, request.signal);
  return sendDownload(context, download, accountPaths.documents());
}

/** A file of a document of the order that a token opens; those of others respond 404. */
export async function documentFileByTokenLoader({ params, context, request }: LoaderFunctionArgs): Promise<Response> {
  const token = params['token'] ?? '';
  if (!isToken(token)) throw notFound();
  const file = [params['id'] ?? '', params['format'] ?? ''].map(encodeURIComponent).join('/');
  const download = context.store.download(`/api/v1/orders/token/${token}/documents/${file}`, request.signal);
  return sendDownload(context, download, paths.orderByToken(token));
}
