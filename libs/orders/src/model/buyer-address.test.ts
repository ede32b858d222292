import { expect, it } from 'vitest';
import { buyerAddress } from './buyer-address';

const home = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode: 'CZE' };
const shippingAddress = { ...home, name: 'Jana Nováková' };
const person = { name: 'Jana Nováková', email: 'jana@example.com', tin: null, vatin: null, vatinSvk: null };

it.each([
  ['that of the delivery, which is shown already', { ...person, address: home }, null],
  ['another one', { ...person, address: { ...home, street: 'Krátká 1' } }, 'Krátká 1'],
  ['that of a business at the same address', { ...person, name: 'Zahrady s.r.o.', address: home }, 'Dlouhá 12'],
  ['unknown', { ...person, address: null }, null],
  ['unknown for a business, which has its name', { ...person, tin: '27074358', address: null }, ''],
])('of the invoice is %s', (_, buyer, street) => {
  expect(buyerAddress({ buyer, shippingAddress })?.street ?? null).toBe(street);
});
