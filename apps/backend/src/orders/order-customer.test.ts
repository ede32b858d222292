import { describe, expect, it } from 'vitest';
import { toAddressColumns } from '@vyloha/backend-accounts';
import { anOrderRow } from '../testing/order-rows';
import { customerOf } from '@vyloha/backend-orders';

const shop = { street: 'Sokolovská 12', city: 'Praha 8', postcode: '186 00', countryCode: 'CZE' };
const home = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode: 'CZE' };
const ofShop = { ...toAddressColumns('billing', shop), hasBillingAddress: false };
const pickedUp = { branchId: 'br-praha', ...toAddressColumns('shipping', shop) };

describe('customerOf', () => {
  it.each([
    ['with a billing address, that one', toAddressColumns('billing', shop), shop],
    ['without one, where it is delivered to', ofShop, home],
    ['without one, at a branch, none', { ...ofShop, ...pickedUp }, null],
    ['with one, at a branch, that one', pickedUp, home],
  ])('has the address of an order %s', (_, changes, address) => {
    expect(customerOf(anOrderRow(changes))).toMatchObject({ name: 'Jan Novák', email: 'jan@example.com', address });
  });

  it('tells the numbers of a Slovak business apart', () => {
    const business = { businessName: 'Záhrady s.r.o.', billingName: 'Záhrady s.r.o.', tin: '36421928' };
    expect(customerOf(anOrderRow({ ...business, vatin: '2022214311', vatinSvk: 'SK2022214311' }))).toMatchObject({
      name: 'Záhrady s.r.o.',
      tin: '36421928',
      vatin: '2022214311',
      vatinSvk: 'SK2022214311',
    });
    expect(customerOf(anOrderRow({ ...business, vatin: '', vatinSvk: null }))).toMatchObject({ vatin: null });
  });
});
