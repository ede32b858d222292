export { paymentNotify as action, paymentNotify as loader } from '@vyloha/checkout/server';
