export { aHandlerContext, aProductBox, aWireProduct, renderInShop, startStubBackend } from '@vyloha/catalog/testing';
export type { StubBackend } from '@vyloha/catalog/testing';
export { aWideBanner } from './testing/a-wide-banner';
