import { passwordMatch } from '@vyloha/forms/rules';
import * as v from 'valibot';
import type { OrderConfirmation } from './order-confirmation';

const longestText = 100;
const longestNote = 500;

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestText, 'checkout:problem.tooLong')), '');
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestNote, 'checkout:problem.noteTooLong')), '');
const password = v.optional(v.string(), '');
const flag = v.optional(v.boolean(), false);

/**
 * What is posted with the order button. Whether the choices can be made at all is not judged here: that depends on
 * what the shop offers at the moment.
 */
export const orderConfirmationInput = v.pipe(
  v.object({
    shipper: text,
    shipperBranch: text,
    payment: text,
    deliveryTimeSlot: text,
    note,
    note_for_shipper: note,
    formalTitle: v.optional(v.picklist(['Mr', 'Mrs', '']), ''),
    dateOfBirth: text,
    companyName: text,
    customOrderNumber: text,
    cardRequest: flag,
    newsletter: flag,
    complianceHeureka: flag,
    complianceZbozi: flag,
    complianceMagazine: flag,
    complianceSmsMarketing: flag,
    isRegistration: flag,
    password,
    passwordConfirmation: password,
  }),
  passwordMatch<OrderConfirmation>('passwordConfirmation', 'password'),
) satisfies v.GenericSchema<unknown, OrderConfirmation>;
