import type { CompanyRole } from '../companies/permissions/company-permissions';
import type { Database } from '../database/database';
import { company, companyMember, customer } from '../database/schema';

export const companyId = 'c-zahrady';

interface Member {
  customerId: string;
  role: CompanyRole;
  orderLimitMinor?: number;
}

/** A company with business prices and these members, who are customers of the fixture or get an account like theirs. */
export async function insertCompany(
  db: Database,
  members: readonly Member[],
  changes: Partial<typeof company.$inferInsert> = {},
): Promise<void> {
  await db.insert(company).values({
    id: companyId,
    name: 'Zahrady Dvořák s.r.o.',
    tin: '27074358',
    vatin: 'CZ27074358',
    address: { street: 'Průmyslová 8', city: 'Olomouc', postcode: '779 00', countryCode: 'CZE' },
    priceList: 'b2b',
    groups: ['business'],
    currency: 'CZK',
    ...changes,
  });
  const companyOf = changes.id ?? companyId;
  const [known] = await db.select().from(customer).limit(1);
  const accounts = members.map(({ customerId: id }) => ({
    id,
    email: `${id.replace(/^u-/, '')}@example.com`,
    passwordHash: known?.passwordHash ?? '',
    firstName: 'Eva',
    lastName: 'Malá',
    groups: ['customers'],
  }));
  await db.insert(customer).values(accounts).onConflictDoNothing();
  const joinedAt = new Date(0);
  await db.insert(companyMember).values(members.map((member) => ({ ...member, companyId: companyOf, joinedAt })));
}

/** A company of a customer of the fixture, by their e-mail. @returns the id of a buyer of it */
export async function insertOwnCompany(db: Database, email: string): Promise<string> {
  const id = email.replace('@example.com', '');
  const buyer = `u-kolega-${id}`;
  const members = [
    { customerId: `u-${id}`, role: 'owner' },
    { customerId: buyer, role: 'buyer' },
  ] as const;
  await insertCompany(db, members, { id: `c-${id}` });
  return buyer;
}

/** Body of a call that invites a stranger. */
export const anInvitation = { email: 'nina@example.com', role: 'buyer', callbackUrl: 'http://localhost:3000/' };

const url = '/store/api/v1/user/company';

/** Calls of the routes that take the id of something of a company. */
export const companyCalls: Record<
  string,
  (names: { member: string; invitation: string }) => { url: string; body?: object }
> = {
  [`PATCH ${url}/members/:id`]: ({ member }) => ({ url: `${url}/members/${member}`, body: { role: 'owner' } }),
  [`DELETE ${url}/members/:id`]: ({ member }) => ({ url: `${url}/members/${member}` }),
  [`DELETE ${url}/invitations/:id`]: ({ invitation }) => ({ url: `${url}/invitations/${invitation}` }),
};
