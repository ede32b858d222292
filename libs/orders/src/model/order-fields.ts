import { fieldNamesWith } from '@vyloha/forms/rules';

/**
 * What the checkout asks about the order itself, as fields of its form; the order's page shows it. Each is an attribute
 * of the order by the same name, and has its label in `field`.
 */
export const orderFields = {
  customOrderNumber: {
    kind: 'line',
    group: 'order',
    enabledBy: 'customOrderNumber',
    placed: ['custom', 'custom_order_number'],
  },
} as const;

export const orderAttributes = fieldNamesWith(orderFields, { group: 'order' });

export type OrderAttributes = Readonly<Partial<Record<(typeof orderAttributes)[number], string | null | undefined>>>;
