export { withdrawalPageAction, withdrawalPageLoader } from './handlers/withdrawal/withdrawal-page.server';
export {
  withdrawalOrderPageAction,
  withdrawalOrderPageLoader,
} from './handlers/withdrawal/withdrawal-order-page.server';
