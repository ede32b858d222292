import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { removeAddress } from '../api/remove-address.server';
import { saveAddress } from '../api/save-address.server';
import { toAddressField, addressInput } from '../model/address-input';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Removing an address that no longer exists succeeds. */
async function remove({ session, store, t }: AppLoadContext, id: string) {
  await removeAddress(store, id);
  session.flash({ kind: 'success', text: t('account:addresses.removed') });
  return redirect(paths.addresses(), SEE_OTHER);
}

/** Creates, updates or, with `remove`, deletes an address. */
export async function addressesAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const fields = await readForm(args.request);
  const removedId = fields.get('remove');
  if (typeof removedId === 'string') return remove(args.context, removedId);
  const form = await parseSubmission(fields, addressInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const response = await saveAddress(store, form.value);
  if (!response.ok) return data(form.refuse(response.errors, toAddressField), { status: response.status });
  session.flash({ kind: 'success', text: t('account:addresses.saved') });
  return redirect(paths.addresses(), SEE_OTHER);
}
