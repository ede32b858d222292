export { paymentCodeTexts } from './payment-codes.server';
