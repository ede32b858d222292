export { aPaymentCode } from './testing/a-payment-code';
export { anOrder, aWireOrder } from './testing/an-order';
