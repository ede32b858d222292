import type { AppLoadContext } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { addPasskey, removePasskey } from '../../api/passkeys.server';
import { parseCredential } from '../../model/passkey';

/** Adds the passkey that the browser has just made. */
export async function addCustomerPasskey(
  { session, store, t }: AppLoadContext,
  { name, credential }: { name: string; credential: string },
): Promise<Response> {
  const response = await addPasskey(store, { name, credential: parseCredential(credential) });
  if (response.ok) session.flash({ kind: 'success', text: t('account:passkeys.added') });
  else session.flash({ kind: 'danger', text: firstErrorText(response.errors) ?? t('account:passkeys.notAdded') });
  return seeOther(paths.changePassword());
}

/** Removes a passkey; one that was removed meanwhile succeeds. */
export async function removeCustomerPasskey({ session, store, t }: AppLoadContext, id: string): Promise<Response> {
  await removePasskey(store, id);
  session.flash({ kind: 'success', text: t('account:passkeys.removed') });
  return seeOther(paths.changePassword());
}
