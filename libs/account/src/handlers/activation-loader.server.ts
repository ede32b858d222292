import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from './require-customer.server';

/** Where the link of the registration's mail leads; whoever registered has to be logged in. */
export async function activationLoader(args: LoaderFunctionArgs) {
  const { email, isEmailConfirmed } = requireCustomer(args);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  return { email, isEmailConfirmed, token, meta: { title: args.context.t('account:activation.title') } };
}
