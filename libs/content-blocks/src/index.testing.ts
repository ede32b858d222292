export { aHandlerContext, aProductBox, renderInShop, startStubBackend } from '@vyloha/catalog/testing';
export type { StubBackend } from '@vyloha/catalog/testing';
