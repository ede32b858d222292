import { data, type AppLoadContext } from '@remix-run/node';
import type { FormRefusal } from '@vyloha/forms';
import { refused } from '@vyloha/links/server';
import { deliveryFields } from '../model/delivery-details/delivery-fields';
import type { FormValues } from '../model/company/company-fields';
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

/** The form with the company of its number: for shoppers without script. */
export async function fillCompany(context: AppLoadContext, form: FormData) {
  const posted = toPosted(form);
  const lookup = await lookUpCompany(context, posted.tin ?? '');
  if (lookup.kind === 'found') {
    const notice = context.t('checkout:company.found', { name: lookup.name });
    return data(filled({ ...posted, ...lookup.fields }, notice));
  }
  const answer = filled({ ...posted, isBusiness: 'on' }, null);
  return refused({ ...answer, submission: { ...answer.submission, error: { tin: [lookup.problem] } } });
}
