import { toGuest } from '../model/shopper';
import type { Shopper } from '../model/shopper';
import type { User } from '../model/user';

/** A guest with prices in crowns, changed as the test needs. */
export function aShopper(changes: Partial<Shopper> = {}): Shopper {
  const prices = { hasTax: true, displayVat: true, displayBothPrices: true };
  const guest = toGuest({ currency: 'CZK', locale: 'cs', ...prices });
  const { user = null, token = null } = changes;
  const isIdentityUnknown = token !== null && user === null;
  const countries = changes.currency === 'EUR' ? ['SVK', 'AUT'] : ['CZE'];
  return { ...guest, countries, isBusiness: (user?.business ?? null) !== null, isIdentityUnknown, ...changes };
}

/** A customer with an address in Prague, changed as the test needs. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 'u-1',
    email: 'zakaznik@example.com',
    name: 'Jana Nováková',
    firstName: 'Jana',
    lastName: 'Nováková',
    phone: '+420 777 123 456',
    variant: 'b2c',
    groups: ['customers'],
    address: { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode: 'CZE', countryAlpha2: 'CZ' },
    business: null,
    company: null,
    isEmailConfirmed: true,
    wishList: { id: null, items: [] },
    ...changes,
  };
}
