import { hashPassword } from '@vyloha/backend-accounts';
import type { customer } from '@vyloha/backend-accounts/tables';

export const testPassword = 'Vyloha-2026';

/** The demo shop's accounts: a person, a company with business prices, and a blocked customer. */
export async function customersFixture(): Promise<(typeof customer.$inferInsert)[]> {
  const passwordHash = await hashPassword(testPassword);
  return [
    {
      id: 'u-zakaznik',
      email: 'zakaznik@example.com',
      passwordHash,
      firstName: 'Jana',
      lastName: 'Nováková',
      phone: '+420 777 123 456',
      groups: ['customers'],
      address: { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode: 'CZE' },
    },
    {
      id: 'u-firma',
      email: 'firma@example.com',
      passwordHash,
      firstName: 'Karel',
      lastName: 'Dvořák',
      groups: ['business'],
      priceList: 'b2b',
      business: { name: 'Zahrady Dvořák s.r.o.', tin: '27074358', vatin: 'CZ27074358' },
    },
    {
      id: 'u-blokovany',
      email: 'blokovany@example.com',
      passwordHash,
      firstName: 'Petr',
      lastName: 'Zlý',
      groups: ['blocked'],
    },
  ];
}
