import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { removeAddress } from '../api/remove-address.server';
import { saveAddress } from '../api/save-address.server';
import { addressFieldOf, addressInput } from '../model/address-input';
import { requireCustomer } from './require-customer.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** Removing what is gone already is as good. */
async function remove({ session, store, t }: AppLoadContext, id: string) {
  await removeAddress(store, id);
  session.flash({ kind: 'success', text: t('account:addresses.removed') });
  return redirect(paths.addresses(), SEE_OTHER);
}

/** Adds, changes or, with `remove`, removes an address. */
export async function addressesAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { session, store, t } = args.context;
  const fields = await readForm(args.request);
  const removed = fields.get('remove');
  if (typeof removed === 'string') return remove(args.context, removed);
  const form = await parseSubmission(fields, addressInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const answer = await saveAddress(store, form.value);
  if (!answer.ok) return data(form.refuse(answer.errors, addressFieldOf), { status: answer.status });
  session.flash({ kind: 'success', text: t('account:addresses.saved') });
  return redirect(paths.addresses(), SEE_OTHER);
}
