import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLinkEnded } from '../../api/mailed-links.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The form for a new e-mail, or with the secret of its mail the button that confirms it. */
export async function emailChangeLoader(args: LoaderFunctionArgs) {
  const { email } = requireCustomer(args);
  const { searchParams } = new URL(args.request.url);
  const token = searchParams.get('token');
  return {
    email,
    /** Of the mail's link; `null` without one. */
    confirmation:
      token === null
        ? null
        : {
            token,
            isEnded: await isLinkEnded(args.context.store, 'emailChange', token),
            email: searchParams.get('email') ?? '',
          },
    meta: { title: args.context.t('account:emailChange.title') },
  };
}
