export { someOrderItems } from './testing/some-order-items';
