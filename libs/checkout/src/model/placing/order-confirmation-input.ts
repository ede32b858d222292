import { passwordMatch, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import type { OrderConfirmation } from './order-confirmation';

const maxTextLength = 100;
const maxNoteLength = 500;

/** Absent when empty: the form parser drops empty fields. */
const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxTextLength, 'checkout:problem.tooLong')));
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxNoteLength, 'checkout:problem.noteTooLong')));
const flag = v.optional(v.boolean(), false);

const textFields = [
  'shipper',
  'shipperBranch',
  'payment',
  'deliveryTimeSlot',
  'dateOfBirth',
  'companyName',
  'customOrderNumber',
] as const;
const noteFields = ['note', 'note_for_shipper'] as const;
const passwordFields = ['password', 'passwordConfirmation'] as const;
const flagFields = [
  'cardRequest',
  'newsletter',
  'complianceHeureka',
  'complianceZbozi',
  'complianceMagazine',
  'complianceSmsMarketing',
  'isRegistration',
] as const;

/** With an empty string for every omitted field. */
const filledConfirmation = v.object({
  ...v.entriesFromList([...textFields, ...noteFields, ...passwordFields], v.optional(v.string(), '')),
  ...v.entriesFromList(flagFields, v.boolean()),
  formalTitle: v.optional(v.picklist(['Mr', 'Mrs', '']), ''),
}) satisfies v.GenericSchema<unknown, OrderConfirmation>;

/**
 * The form of the order button. Whether the selection is available is not validated here: that depends on
 * the current offer.
 */
export const orderConfirmationInput = v.pipe(
  v.object({
    ...v.entriesFromList(textFields, text),
    ...v.entriesFromList(noteFields, note),
    ...v.entriesFromList(passwordFields, v.optional(v.string())),
    ...v.entriesFromList(flagFields, flag),
    formalTitle: v.optional(v.picklist(['Mr', 'Mrs'])),
  }),
  passwordMatch('passwordConfirmation', 'password'),
  v.forward(
    v.partialCheck(
      [['isRegistration'], ['password']],
      (form) => !form.isRegistration || Boolean(form.password),
      ruleMessages.required,
    ),
    ['password'],
  ),
  v.forward(
    v.partialCheck(
      [['isRegistration'], ['password'], ['passwordConfirmation']],
      (form) => !form.isRegistration || !form.password || Boolean(form.passwordConfirmation),
      ruleMessages.passwordMatch,
    ),
    ['passwordConfirmation'],
  ),
  v.transform((form) => v.parse(filledConfirmation, form)),
);
