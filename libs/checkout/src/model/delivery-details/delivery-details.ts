import { fieldEntries } from '@vyloha/forms/rules';
import * as v from 'valibot';
import type { Customer } from './delivery-field';
import { billingTexts, businessTexts, deliveryFields, recipientTexts, type DeliveryFieldName } from './delivery-fields';

/** Details with an empty string for every field that the form or the cookie omits. */
export const filledDetails = v.object(fieldEntries(deliveryFields, 'stored'));

/**
 * Delivery and billing details by form field name. Omitted fields are empty strings, so that
 * the form can be rendered from the same object.
 */
export type DeliveryDetails = v.InferOutput<typeof filledDetails>;

const initialDetails = v.partial(filledDetails);

/** Initial values of the form. */
export type InitialDetails = v.InferOutput<typeof initialDetails>;

/** What is known of a customer. */
export function toInitialDetails(customer: Customer): InitialDetails {
  const known = Object.entries(deliveryFields).flatMap(([name, { ofCustomer }]) => {
    const value = ofCustomer(customer);
    return value === null || value === undefined ? [] : [[name, value]];
  });
  return v.parse(initialDetails, Object.fromEntries(known));
}

/** Initial values from those of a form, where a checkbox is `on`. */
export function fromFormValues(values: Readonly<Partial<Record<DeliveryFieldName, string>>>): InitialDetails {
  const entries = Object.entries(deliveryFields).flatMap(([name, { kind }]) => {
    const value = Object.entries(values).find(([key]) => key === name)?.[1];
    return value === undefined ? [] : [[name, kind === 'flag' ? value === 'on' : value]];
  });
  return v.parse(initialDetails, Object.fromEntries(entries));
}

/** Strings that may be empty or, before validation, missing. */
type Texts<Field extends string> = Partial<Record<Field, string | undefined>>;
type RecipientTexts = Texts<(typeof recipientTexts)[number]>;
type BusinessTexts = Texts<(typeof businessTexts)[number]>;
type BillingTexts = Texts<(typeof billingTexts)[number]>;

function isAnyFilled<Field extends string>(fields: readonly Field[], details: Texts<Field>): boolean {
  return fields.some((field) => Boolean(details[field]));
}

/** True when anything about another recipient is filled. */
export function hasRecipient(details: RecipientTexts): boolean {
  return isAnyFilled(recipientTexts, details);
}

/** True when anything about a business is filled. */
export function hasBusinessData(details: BusinessTexts): boolean {
  return isAnyFilled(businessTexts, details);
}

/** True when anything of a billing address is filled. */
export function hasBillingAddress(details: BillingTexts): boolean {
  return isAnyFilled(billingTexts, details);
}

/** Sets flags whose fields are filled, whatever the checkboxes say; business data imply billing info. */
export function withFilledFlags<Details extends DeliveryDetails>(details: Details): Details {
  const isBusiness = details.isBusiness || hasBusinessData(details);
  return {
    ...details,
    isBusiness,
    billingInfo: details.billingInfo || isBusiness || hasBillingAddress(details),
    differentAddress: details.differentAddress || hasRecipient(details),
  };
}

/** The country whose rules the business numbers follow: the billing country. */
export function billingCountryOf(details: BillingTexts & { country: string; billingCountry: string }): string {
  return hasBillingAddress(details) ? details.billingCountry : details.country;
}
