import type { Selection } from './selection';

/**
 * What is sent with the order button, by the names of the form's fields: the choices and what goes with the order
 * only once. Never stored: the password may be among it.
 */
export interface OrderConfirmation {
  shipper: string;
  shipperBranch: string;
  payment: string;
  deliveryTimeSlot: string;
  note: string;
  note_for_shipper: string;
  formalTitle: 'Mr' | 'Mrs' | '';
  /** `YYYY-MM-DD` */
  dateOfBirth: string;
  companyName: string;
  customOrderNumber: string;
  cardRequest: boolean;
  newsletter: boolean;
  complianceHeureka: boolean;
  complianceZbozi: boolean;
  complianceMagazine: boolean;
  complianceSmsMarketing: boolean;
  isRegistration: boolean;
  password: string;
  passwordConfirmation: string;
}

/** Registration is active only when it was asked for and the password is filled twice and equal. */
export function isRegistering(
  confirmation: Pick<OrderConfirmation, 'isRegistration' | 'password' | 'passwordConfirmation'>,
): boolean {
  const { isRegistration, password, passwordConfirmation } = confirmation;
  return isRegistration && password !== '' && password === passwordConfirmation;
}

function idOrNull(value: string): string | null {
  return value === '' ? null : value;
}

/** The choices of the form as the machine keeps them. */
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
