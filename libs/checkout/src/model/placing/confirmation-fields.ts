import { orderFields } from '@vyloha/orders';

/** Part of the order's payload and name in it; those of the selection are sent as the offer has them. */
type PlacedAs = readonly [part: 'selection' | 'order' | 'consent' | 'custom' | 'registration', name: string];

/** Switches of optional fields: features of the same name, and whether the order is paid in crowns, which Zboží.cz is for. */
export const confirmationSwitches = ['cardRequest', 'customOrderNumber', 'magazine', 'paidInCrowns'] as const;

export type ConfirmationSwitch = (typeof confirmationSwitches)[number];

export interface ConfirmationField {
  /** What it may contain. */
  kind: 'line' | 'note' | 'password' | 'flag';
  placed: PlacedAs;
  /** Where the form has it. */
  group: 'selection' | 'registration' | 'order' | 'notes' | 'consents' | 'age';
  /** What the form asks for it with. */
  enabledBy?: ConfirmationSwitch;
}

/** The fields of the step that places the order, in the order of its form; without schemas, as its page has none. */
export const confirmationFields = {
  shipper: { kind: 'line', group: 'selection', placed: ['selection', 'shipper_id'] },
  shipperBranch: { kind: 'line', group: 'selection', placed: ['selection', 'branch_id'] },
  deliveryTimeSlot: { kind: 'line', group: 'selection', placed: ['selection', 'delivery_time_id'] },
  payment: { kind: 'line', group: 'selection', placed: ['selection', 'payment_id'] },
  isRegistration: { kind: 'flag', group: 'registration', placed: ['registration', 'registration'] },
  password: { kind: 'password', group: 'registration', placed: ['registration', 'password'] },
  passwordConfirmation: { kind: 'password', group: 'registration', placed: ['registration', 'password_confirmation'] },
  ...orderFields,
  note: { kind: 'note', group: 'notes', placed: ['order', 'comment'] },
  note_for_shipper: { kind: 'note', group: 'notes', placed: ['order', 'shipper_comment'] },
  newsletter: { kind: 'flag', group: 'consents', placed: ['consent', 'newsletter'] },
  complianceSmsMarketing: { kind: 'flag', group: 'consents', placed: ['consent', 'phone_notification'] },
  complianceHeureka: { kind: 'flag', group: 'consents', placed: ['consent', 'heureka_allow'] },
  complianceZbozi: {
    kind: 'flag',
    group: 'consents',
    enabledBy: 'paidInCrowns',
    placed: ['consent', 'zbozicz_allow'],
  },
  complianceMagazine: { kind: 'flag', group: 'consents', enabledBy: 'magazine', placed: ['consent', 'magazine'] },
  ageConfirmed: { kind: 'flag', group: 'age', placed: ['consent', 'age_confirmed'] },
  cardRequest: { kind: 'flag', group: 'consents', enabledBy: 'cardRequest', placed: ['consent', 'cardRequest'] },
} as const satisfies Record<string, ConfirmationField>;

/** Form field of the last step by rejected field of `place`; all others belong to the previous step. */
export function fieldOfWireField(wireField: string): string | undefined {
  return Object.entries(confirmationFields).find(
    ([
      ,
      {
        kind,
        group,
        placed: [part, name],
      },
    ]) => (kind !== 'flag' || group === 'age') && part !== 'custom' && name === wireField,
  )?.[0];
}
