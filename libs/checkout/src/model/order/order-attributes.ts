import { fieldNamesWith } from '@vyloha/forms/rules';
import { confirmationFields } from '../placing/confirmation-fields';

/** What the form asks about the order itself: its page shows it, by the name of the field, which is its attribute's. */
export const orderAttributes = fieldNamesWith(confirmationFields, { group: 'order' });

export type OrderAttributes = Readonly<Partial<Record<(typeof orderAttributes)[number], string | null | undefined>>>;
