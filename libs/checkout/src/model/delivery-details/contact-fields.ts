import { email, fullName, phoneNumber, requiredText } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { dateOfBirth } from './date-of-birth';
import { control, optionalLine, phoneControl, requiredLine, type DeliveryField } from './delivery-field';

export const formalTitles = ['Mr', 'Mrs'] as const;

/** Everything before the last word; names of one word are refused by their rule. */
const firstNameOf = (name: string) => name.trim().split(/\s+/).slice(0, -1).join(' ');
const lastNameOf = (name: string) => name.trim().split(/\s+/).at(-1);

/** Who orders. */
export const contactFields = {
  formalTitle: {
    kind: 'optional',
    section: 'contact',
    enabledBy: 'formalTitle',
    input: v.optional(v.picklist(['', ...formalTitles], 'checkout:problem.formalTitle')),
    stored: v.optional(v.string(), ''),
    control: control('title', { autoComplete: 'off' }),
    texts: 'formalTitle',
    placed: ['custom', 'formalTitle'],
    ofCustomer: () => null,
  },
  firstName: {
    ...requiredLine(requiredText),
    section: 'contact',
    enabledBy: 'splitName',
    control: control('text', { width: 'half', autoComplete: 'given-name' }),
    texts: 'firstName',
    placed: ['customer', 'firstName'],
    ofCustomer: ({ name }) => firstNameOf(name),
  },
  lastName: {
    ...requiredLine(requiredText),
    section: 'contact',
    enabledBy: 'splitName',
    control: control('text', { width: 'half', autoComplete: 'family-name' }),
    texts: 'lastName',
    placed: ['customer', 'lastName'],
    ofCustomer: ({ name }) => lastNameOf(name),
  },
  fullName: {
    ...requiredLine(fullName),
    section: 'contact',
    disabledBy: 'splitName',
    control: control('text', { autoComplete: 'name' }),
    texts: 'fullName',
    placed: ['customer', 'name'],
    ofCustomer: ({ name }) => name,
  },
  email: {
    ...requiredLine(email),
    section: 'contact',
    control: control('text', { type: 'email', inputMode: 'email', autoComplete: 'email', hasHint: true }),
    texts: 'email',
    placed: ['customer', 'email'],
    ofCustomer: (customer) => customer.email,
  },
  phone: {
    ...requiredLine(phoneNumber),
    section: 'contact',
    control: control('text', { ...phoneControl, autoComplete: 'tel', hasHint: true }),
    texts: 'phone',
    placed: ['customer', 'phone'],
    // Not an empty one: the field then starts with the country's prefix.
    ofCustomer: ({ phone }) => phone || null,
  },
  dateOfBirth: {
    kind: 'optional',
    section: 'contact',
    enabledBy: 'dateOfBirth',
    input: v.optional(dateOfBirth),
    stored: v.optional(v.string(), ''),
    control: control('text', { type: 'date', autoComplete: 'bday' }),
    texts: 'dateOfBirth',
    placed: ['custom', 'dateOfBirth'],
    ofCustomer: () => null,
  },
  companyName: {
    ...optionalLine,
    section: 'contact',
    enabledBy: 'companyName',
    control: control('text', { autoComplete: 'organization', hasHint: true }),
    texts: 'companyName',
    placed: ['custom', 'companyName'],
    ofCustomer: () => null,
  },
} as const satisfies Record<string, DeliveryField>;
