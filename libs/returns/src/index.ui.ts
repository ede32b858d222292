export { WithdrawalOrderPage } from './ui/withdrawal-order-page/withdrawal-order-page';
export { WithdrawalPage } from './ui/withdrawal-page/withdrawal-page';
