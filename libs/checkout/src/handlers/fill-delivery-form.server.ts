import { data, type AppLoadContext } from '@remix-run/node';
import type { FormRefusal } from '@vyloha/forms';
import { refused } from '@vyloha/links/server';
import { deliveryFields } from '../model/delivery-details/delivery-fields';
import { companyBeforeField, hasNameOfOther, noCompanyFields, type FormValues } from '../model/company/company-fields';
import { defaultAddress, shipToField, type AddressBook } from '../model/address-book/saved-address';
import type { DeliverySettings } from '../model/delivery-details/delivery-settings';
import { loadAddressBook } from './load-address-book.server';
import { loadDeliverySettings } from './load-delivery-settings.server';
import { lookUpCompany } from './look-up-company.server';

/** What the delivery form shows besides its page's data. */
export interface DeliveryFormAnswer extends FormRefusal {
  /** The currency of the selected country, when it is not the active one. */
  currencyToSwitchTo: string | null;
  /** What the shop filled in. */
  notice: string | null;
}

/** What the shopper has filled in, valid or not; fields of no form are left out. */
function toPosted(form: FormData): FormValues {
  const known = [...form].filter(([name, value]) => Object.hasOwn(deliveryFields, name) && typeof value === 'string');
  return Object.fromEntries(known);
}

/** The form with the values, not validated yet. */
function filled(values: FormValues, notice: string | null): DeliveryFormAnswer {
  return { submission: { initialValue: values }, currencyToSwitchTo: null, notice };
}

function companyBeforeOf(form: FormData): string {
  const before = form.get(companyBeforeField);
  return typeof before === 'string' ? before : '';
}

/** Whether a business gave another number and left the name beside it. */
export function needsCompany(form: FormData): boolean {
  return form.has('isBusiness') && hasNameOfOther(toPosted(form), companyBeforeOf(form));
}

/** The form with the company of its number: for shoppers without script. */
export async function fillCompany(context: AppLoadContext, form: FormData) {
  const posted = toPosted(form);
  const lookup = await lookUpCompany(context, posted.tin ?? '');
  if (lookup.kind === 'found') {
    const notice = context.t('checkout:company.found', { name: lookup.name });
    return data(filled({ ...posted, ...lookup.fields }, notice));
  }
  const isStale = hasNameOfOther(posted, companyBeforeOf(form));
  const answer = filled({ ...posted, isBusiness: 'on', ...(isStale && noCompanyFields) }, null);
  return refused({ ...answer, submission: { ...answer.submission, error: { tin: [lookup.problem] } } });
}

/** Names of the selects of saved addresses. */
export const addressBookFields = { shipping: 'shippingAddress', billing: 'billingAddress' } as const;

/** The form with the selected address of the customer's book: for shoppers without script. */
export async function fillAddress(context: AppLoadContext, form: FormData, type: keyof AddressBook) {
  const posted = toPosted(form);
  const book = await loadAddressBook(context, await loadDeliverySettings(context));
  // Only their own addresses are there: the id of another one fills nothing in.
  const address = book[type].find(({ id }) => id === form.get(addressBookFields[type]));
  if (address === undefined) {
    const answer = filled(posted, null);
    const error = { '': [context.t('checkout:addressBook.missing')] };
    return refused({ ...answer, submission: { ...answer.submission, error } });
  }
  return data(filled({ ...posted, ...address.fields }, context.t('checkout:addressBook.filled')));
}

/** With `shipToShippingAddress` the order goes to the customer's default address, whatever the form says. */
export async function applyShippingAddress(
  context: AppLoadContext,
  form: FormData,
  settings: DeliverySettings,
): Promise<void> {
  if (!form.has(shipToField) || !settings.switches.includes(shipToField)) return;
  const address = defaultAddress((await loadAddressBook(context, settings)).shipping);
  for (const [name, value] of Object.entries(address?.fields ?? {})) form.set(name, value);
}
