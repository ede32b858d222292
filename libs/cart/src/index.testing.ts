export { aCartLine } from './testing/a-cart';
export { aCartPayment, aCartShipper } from './testing/a-cart-shipper';
export { aWireCart, aWireCartItem } from './testing/a-wire-cart';
export { renderInShop } from './testing/render-in-shop';
export type { ShopOptions } from './testing/render-in-shop';
export { startStubBackend } from './testing/stub-backend';
export type { StubBackend, StubRequest } from './testing/stub-backend';
export { rowField } from './model/bulk-order/bulk-order-row';
export type { BulkOrderRow } from './model/bulk-order/bulk-order-row';
