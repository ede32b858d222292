import type { PaymentCode } from '../model/payments/payment-code';

/** The code that Czech banking apps read, with a single dark module. */
export function aPaymentCode(): PaymentCode {
  return { format: 'spayd', drawing: { size: 33, path: 'M4 4h1v1h-1z' } };
}
