export { DeliveryPage } from './ui/delivery-page/delivery-page';
export { FinishPage } from './ui/finish-page/finish-page';
export { MethodsPage } from './ui/methods-page/methods-page';
export { shouldRevalidateOrder } from './ui/methods-page/should-revalidate-order';
export { PaymentReturnPage } from './ui/payment-return-page/payment-return-page';
