import { fieldNamesWith } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { confirmationFields } from './confirmation-fields';
import type { OrderConfirmation } from './order-confirmation';

export const extraTextNames = [
  ...fieldNamesWith(confirmationFields, { group: 'order' }),
  ...fieldNamesWith(confirmationFields, { group: 'notes' }),
];
export const extraFlagNames = fieldNamesWith(confirmationFields, { group: 'consents' });

type TextName = (typeof extraTextNames)[number];
type FlagName = (typeof extraFlagNames)[number];

/**
 * What the shopper added to the order besides delivery, shipping and payment, by form field: number, notes, consents.
 * Kept until the order is placed; blank fields are left out.
 */
export type OrderExtras = Partial<Record<TextName, string> & Record<FlagName, true>>;

const storedText = v.exactOptional(v.string());
const storedFlag = v.exactOptional(v.literal(true));

/** Of the cookie: sealed, so nobody else wrote it. */
export const storedExtras = v.object({
  ...v.entriesFromList(extraTextNames, storedText),
  ...v.entriesFromList(extraFlagNames, storedFlag),
});

function isFilled(entry: readonly [string, unknown]): boolean {
  return entry[1] !== '' && entry[1] !== false && entry[1] !== undefined;
}

/** The extras of a form. */
export function toExtras(confirmation: Pick<OrderConfirmation, TextName | FlagName>): OrderExtras {
  const entries = [...extraTextNames, ...extraFlagNames].map((name) => [name, confirmation[name]] as const);
  return v.parse(storedExtras, Object.fromEntries(entries.filter(isFilled)));
}

/** Initial values of the form's fields. */
export function toInitialExtras(extras: OrderExtras): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(extras).map(([name, value]) => [name, value === true ? 'on' : value]));
}
