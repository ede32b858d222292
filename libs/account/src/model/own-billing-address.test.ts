import { expect, it } from 'vitest';
import { hasOwnBillingAddress } from './own-billing-address';

const shop = { street: 'Sokolovská 112', city: 'Praha 8', postcode: '186 00' };
const home = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00' };
const branch = { street: 'Krátká 1', city: 'Brno', postcode: '602 00' };

it.each([
  ['the same as where it goes', home, home, false, true],
  ['another one', branch, home, false, true],
  ['the shop’s', shop, home, false, false],
  ['that of the branch', branch, branch, true, false],
  ['an own one beside a branch', home, branch, true, true],
])('%s', (_, billingAddress, shippingAddress, isPickUp, expected) => {
  const shipper = { isPickUp, isAtPoint: false };
  expect(hasOwnBillingAddress({ billingAddress, shippingAddress, shipper }, shop)).toBe(expected);
});

it('is not that of a pick-up point', () => {
  const shipper = { isPickUp: false, isAtPoint: true };
  expect(hasOwnBillingAddress({ billingAddress: branch, shippingAddress: branch, shipper }, shop)).toBe(false);
});
