import type { LoaderFunctionArgs } from '@remix-run/node';
import { getNewsletterConsent } from '../../api/profile.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** What the customer agreed to. */
export async function privacyLoader(args: LoaderFunctionArgs) {
  const { email } = requireCustomer(args);
  const { context } = args;
  return {
    email,
    consent: await getNewsletterConsent(context.store),
    meta: { title: context.t('account:privacy.title') },
  };
}
