export { aCart, aCartLine } from './testing/a-cart';
export { aCartPayment, aCartShipper } from './testing/a-cart-shipper';
export { anOrderGift } from './testing/an-order-gift';
export { aWireCart, aWireCartItem } from './testing/a-wire-cart';
export { renderInShop } from './testing/render-in-shop';
export type { ShopOptions } from './testing/render-in-shop';
export { startStubBackend } from './testing/stub-backend';
export type { StubAnswers, StubBackend, StubRequest } from './testing/stub-backend';
