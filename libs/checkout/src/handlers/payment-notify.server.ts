import type { LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '@vyloha/forms/server';
import { badRequest, noContent } from '@vyloha/links/server';
import { notifyPayment } from '../api/orders.server';

async function paymentIdOf(request: Request): Promise<string | null> {
  const idFromUrl = new URL(request.url).searchParams.get('id');
  if (idFromUrl !== null || request.method !== 'POST') return idFromUrl;
  const idFromForm = (await readForm(request)).get('id');
  return typeof idFromForm === 'string' ? idFromForm : null;
}

/**
 * Webhook of the payment provider, by GET or POST with the payment's `id`: forwarded to the backend. Its error is the
 * response, and a backend that is down makes the provider retry.
 */
export async function paymentNotify({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const id = await paymentIdOf(request);
  if (id === null || id === '') return badRequest();
  const response = await notifyPayment(context.store, id);
  return response.ok ? noContent() : new Response(null, { status: response.status });
}
