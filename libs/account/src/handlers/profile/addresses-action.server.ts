import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { removeAddress, saveAddress } from '../../api/addresses.server';
import { toAddressField, addressInput } from '../../model/address-input';
import { requireCustomer } from '../customer-session/require-customer.server';

/** Removing an address that no longer exists succeeds. */
async function remove({ session, store, t }: AppLoadContext, id: string) {
  await removeAddress(store, id);
  session.flash({ kind: 'success', text: t('account:addresses.removed') });
  return seeOther(paths.addresses());
}

/** Creates, updates or, with `remove`, deletes an address. */
export async function addressesAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const fields = await readForm(args.request);
  const removedId = fields.get('remove');
  if (typeof removedId === 'string') return remove(args.context, removedId);
  const form = await parseSubmission(fields, addressInput);
  if (!form.ok) return refused(form.problem);
  const response = await saveAddress(store, form.value);
  if (!response.ok) return refused(form.refuse(response.errors, toAddressField), { status: response.status });
  session.flash({ kind: 'success', text: t('account:addresses.saved') });
  return seeOther(paths.addresses());
}
