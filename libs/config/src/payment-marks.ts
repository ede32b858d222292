/** Marks of ways to pay that the shop can show: drawn in one file of `ui`, by these names. */
export const paymentMarks = [
  'visa',
  'mastercard',
  'apple-pay',
  'google-pay',
  'mastercard-electronic',
  'maestro',
  'visa-electron',
  'visa-electron-dark',
] as const;

export type PaymentMark = (typeof paymentMarks)[number];

export function isPaymentMark(name: string): name is PaymentMark {
  return paymentMarks.some((mark) => mark === name);
}
