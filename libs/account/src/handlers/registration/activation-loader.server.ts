import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLinkEnded } from '../../api/mailed-links.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/**
 * Target of the registration mail's link: a guest completes the registration, a customer whose e-mail is not
 * verified yet verifies it.
 */
export async function activationLoader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const token = searchParams.get('token') ?? '';
  const { user } = args.context.shopper;
  const isRegistration = user === null && token !== '';
  const meta = { title: args.context.t(isRegistration ? 'account:registration.title' : 'account:activation.title') };
  const { store } = args.context;
  if (isRegistration) {
    const isEnded = await isLinkEnded(store, 'registration', token);
    return { isRegistration, isEnded, email: searchParams.get('email') ?? '', isEmailConfirmed: false, token, meta };
  }
  const { email, isEmailConfirmed } = requireCustomer(args);
  const isEnded = !isEmailConfirmed && (await isLinkEnded(store, 'activation', token));
  return { isRegistration, isEnded, email, isEmailConfirmed, token, meta };
}
