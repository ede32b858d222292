import type { ActionFunctionArgs } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { firstErrorText } from '@vyloha/contract';
import { readFields } from '@vyloha/forms/server';
import { notFound } from '@vyloha/links/server';
import { requestPasskeyLogin } from '../../api/login.server';
import { requestNewPasskey } from '../../api/passkeys.server';

/** What a passkey has to sign: a new one of a customer, who sends the password, or any one that logs a guest in. */
export async function passkeyOptionsAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { config, session, shopper, store, t } = context;
  if (!isFeatureOn(config.features, 'passkeys')) throw notFound();
  const { password = '' } = await readFields(request, { names: ['password'] });
  const response = shopper.isLoggedIn
    ? await requestNewPasskey(store, password)
    : await requestPasskeyLogin(store, session.id);
  const headers = { 'Cache-Control': 'private, no-store' };
  if (response.ok) return Response.json({ options: response.data }, { headers });
  const error = response.errors[0]?.title ?? firstErrorText(response.errors) ?? t('ui:failure.text');
  return Response.json({ error }, { status: response.status, headers });
}
