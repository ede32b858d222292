import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The form for a new e-mail, or with the secret of its mail the button that confirms it. */
export async function emailChangeLoader(args: LoaderFunctionArgs) {
  const { email } = requireCustomer(args);
  const { searchParams } = new URL(args.request.url);
  return {
    email,
    /** Of the mail's link; `null` without one. */
    confirmation: searchParams.has('token')
      ? { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
      : null,
    meta: { title: args.context.t('account:emailChange.title') },
  };
}
