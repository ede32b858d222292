export { renderInShop, startStubBackend } from '@vyloha/cart/testing';
export type { StubBackend } from '@vyloha/cart/testing';
export { aHandlerContext } from '@vyloha/session/testing';
export { aProductBox } from './testing/a-product-box';
export { aWireProduct } from './testing/a-wire-product';
export { boxVariantsUrl } from './model/variants/box-variants';
export { hasSelectedBoxes } from './model/variants/has-selected-boxes';
export { suggestedOffersUrl } from './model/product/suggested-offers';
export { stubWideView } from './testing/stub-wide-view';
