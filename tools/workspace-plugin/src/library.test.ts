import { createTree } from '@nx/devkit/testing';
import { describe, expect, it } from 'vitest';
import { isExported } from './library.mjs';

const entryPoint = 'libs/cart/src/index.ts';

function exportsCart(text: string): boolean {
  const tree = createTree();
  tree.write(entryPoint, text);
  return isExported(tree, entryPoint, 'Cart');
}

describe('isExported', () => {
  it.each([
    ['one name', "export { Cart } from './cart';"],
    ['one of several names', "export { CartLine, Cart } from './cart';"],
    ['names on lines of their own', "export {\n  CartLine,\n  Cart,\n} from './cart';"],
    ['a name given by the entry point', "export { CartPage as Cart } from './cart';"],
    ['a value next to a type', "export { type CartLine, Cart } from './cart';"],
  ])('finds %s', (_, text) => {
    expect(exportsCart(text)).toBe(true);
  });

  it.each([
    ['an empty entry point', 'export {};'],
    ['a longer name', "export { CartPage } from './cart';"],
    ['a name that the entry point renames', "export { Cart as CartPage } from './cart';"],
    ['a type', "export type { Cart } from './cart';"],
    ['a type next to a value', "export { CartPage, type Cart } from './cart';"],
    ['a comment', "// export { Cart } from './cart';"],
  ])('does not find it in %s', (_, text) => {
    expect(exportsCart(text)).toBe(false);
  });

  it('finds nothing in an entry point that does not exist', () => {
    expect(isExported(createTree(), entryPoint, 'Cart')).toBe(false);
  });
});
