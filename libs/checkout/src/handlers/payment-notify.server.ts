import type { LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '@vyloha/forms/server';
import { notifyPayment } from '../api/notify-payment.server';

const NO_CONTENT = 204;
const BAD_REQUEST = 400;

async function paymentIdOf(request: Request): Promise<string | null> {
  const inAddress = new URL(request.url).searchParams.get('id');
  if (inAddress !== null || request.method !== 'POST') return inAddress;
  const posted = (await readForm(request)).get('id');
  return typeof posted === 'string' ? posted : null;
}

/**
 * The payment provider's call, by GET or POST with the payment's `id`: forwarded to the backend. Its refusal is the answer,
 * and a backend that is down lets the provider call again.
 */
export async function paymentNotify({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const id = await paymentIdOf(request);
  if (id === null || id === '') return new Response(null, { status: BAD_REQUEST });
  const answer = await notifyPayment(context.store, id);
  return new Response(null, { status: answer.ok ? NO_CONTENT : answer.status });
}
