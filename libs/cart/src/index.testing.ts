export { aCart, aCartLine } from './testing/a-cart';
export { aCartPayment, aCartShipper } from './testing/a-cart-shipper';
export { aWireCart, aWireCartItem } from './testing/a-wire-cart';
