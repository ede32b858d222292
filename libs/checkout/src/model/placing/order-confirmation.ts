import type { Selection } from '../selection/selection';

/**
 * Input of the order button by form field name: the selection and what is sent with the order
 * only once. Never stored: it may contain the password.
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
