export { paymentCallbackLoader as loader } from '@vyloha/checkout/server';
export { PaymentReturnPage as default } from '@vyloha/checkout/ui';

export const handle = { layout: 'checkout', i18n: ['checkout'] };
