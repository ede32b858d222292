import { fieldNamesWith } from '@vyloha/forms/rules';
import * as v from 'valibot';
import type { Selection } from '../selection/selection';
import { confirmationFields } from './confirmation-fields';

const maxTextLength = 100;
const maxNoteLength = 500;

/** Absent when empty: the form parser drops empty fields. */
const text = (maxLength: number, message: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, message)));
const filledText = v.optional(v.string(), '');

/** Validation of the form by kind of field, and the value of a field that it omits. */
const schemas = {
  line: { input: text(maxTextLength, 'checkout:problem.tooLong'), filled: filledText },
  note: { input: text(maxNoteLength, 'checkout:problem.noteTooLong'), filled: filledText },
  password: { input: v.optional(v.string()), filled: filledText },
  flag: { input: v.optional(v.boolean(), false), filled: v.optional(v.boolean(), false) },
} as const;

const lines = fieldNamesWith(confirmationFields, { kind: 'line' });
const notes = fieldNamesWith(confirmationFields, { kind: 'note' });
const passwords = fieldNamesWith(confirmationFields, { kind: 'password' });
const flags = fieldNamesWith(confirmationFields, { kind: 'flag' });

export const confirmationEntries = {
  ...v.entriesFromList(lines, schemas.line.input),
  ...v.entriesFromList(notes, schemas.note.input),
  ...v.entriesFromList(passwords, schemas.password.input),
  ...v.entriesFromList(flags, schemas.flag.input),
} as const;

/** With an empty string for every field that the form omits. */
export const filledConfirmation = v.object({
  ...v.entriesFromList(lines, schemas.line.filled),
  ...v.entriesFromList(notes, schemas.note.filled),
  ...v.entriesFromList(passwords, schemas.password.filled),
  ...v.entriesFromList(flags, schemas.flag.filled),
});

/**
 * Input of the order button by form field name: the selection and what is sent with the order
 * only once. Never stored as a whole: it may contain the password.
 */
export type OrderConfirmation = v.InferOutput<typeof filledConfirmation>;

/** Registration is active only when requested and the password and its confirmation are filled and equal. */
export function isRegistering(
  confirmation: Pick<OrderConfirmation, 'isRegistration' | 'password' | 'passwordConfirmation'>,
): boolean {
  const { isRegistration, password, passwordConfirmation } = confirmation;
  return isRegistration && password !== '' && password === passwordConfirmation;
}

function idOrNull(value: string): string | null {
  return value === '' ? null : value;
}

/** The selection of the form as the machine stores it. */
export function toSelection(
  confirmation: Pick<OrderConfirmation, 'shipper' | 'shipperBranch' | 'payment' | 'deliveryTimeSlot'>,
): Selection {
  return {
    shipperId: idOrNull(confirmation.shipper),
    branchId: idOrNull(confirmation.shipperBranch),
    paymentId: idOrNull(confirmation.payment),
    deliveryTimeId: idOrNull(confirmation.deliveryTimeSlot),
  };
}
