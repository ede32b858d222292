export { renderInShop, startStubBackend } from '@vyloha/cart/testing';
export type { ShopOptions, StubBackend } from '@vyloha/cart/testing';
export { aHandlerContext } from '@vyloha/session/testing';
export { aPrice, aProduct, aTaxedPrice, aVariant } from './testing/a-product';
export { aProductBox } from './testing/a-product-box';
export { aWireProduct } from './testing/a-wire-product';
