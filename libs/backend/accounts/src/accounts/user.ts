import { postalAddress } from '@vyloha/contract';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type AnonymousContext,
  type CustomerContext,
  HttpError,
  type Identified,
  type Queryable,
  buildOnce,
  namedSchema,
} from '@vyloha/backend-kernel';
import { customer } from './tables';
import { shoppingList, shoppingListItem } from './lists/tables';
import { country } from '@vyloha/backend-shop/tables';
import { wishListCode } from './lists/wish-list-code';
import { audienceGroups, audiencePriceList, companyAddress, companyOfMember } from './audience';
import { companyRoles } from './companies/company-permissions';
import { ownerOfToken, tokenParameters } from './identity';

export const userSchema = namedSchema(
  'User',
  v.object({
    id: v.string(),
    email: v.string(),
    name: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    phone: v.nullable(v.string()),
    variantHash: v.string(),
    groups: v.array(v.string()),
    address: v.nullable(v.object({ ...postalAddress.entries, countryAlpha2: v.nullable(v.string()) })),
    /** Whether the customer has proven the mailbox. */
    isEmailConfirmed: v.boolean(),
    business: v.nullable(v.object({ name: v.string(), tin: v.string(), vatin: v.nullable(v.string()) })),
    /** The company that the customer buys for, whose data `business` has then. */
    company: v.nullable(v.object({ id: v.string(), name: v.string(), role: v.picklist(companyRoles) })),
    /** By its variants, in the order of adding; `id` is null until the list has an item. */
    wishList: v.object({
      id: v.nullable(v.string()),
      items: v.array(v.object({ id: v.string(), variantId: v.string() })),
    }),
  }),
);

type WireUser = v.InferOutput<typeof userSchema>;

/** Customers with their wish list, in the order of adding, as each page needs it for the wish-list buttons. */
function selectUsers(db: Queryable) {
  const wishList = sql<WireUser['wishList'] | null>`(
    select json_build_object('id', l.id, 'items', coalesce((
      select json_agg(json_build_object('id', i.id, 'variantId', i.variant_id) order by i.created_at, i.id)
      from ${shoppingListItem} i where i.list_id = l.id), '[]'))
    from ${shoppingList} l where l.customer_id = ${customer.id} and l.code = ${wishListCode})`;
  const { id, email, firstName, lastName, phone, address, business, emailConfirmedAt } = customer;
  return db
    .select({
      id,
      email,
      firstName,
      lastName,
      phone,
      address,
      business,
      emailConfirmedAt,
      priceList: audiencePriceList,
      groups: audienceGroups,
      company: companyOfMember,
      alpha2: country.alpha2,
      wishList,
    })
    .from(customer)
    .leftJoin(country, eq(country.code, sql`coalesce(${customer.address}, ${companyAddress}) ->> 'countryCode'`));
}

type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

const usersByToken = buildOnce((db) => selectUsers(db).where(eq(customer.id, ownerOfToken)).prepare('user_by_token'));

/** The caller with their account. */
export async function identifyUser(caller: AnonymousContext): Promise<Identified & { row: UserRow | null }> {
  const [row = null] = await usersByToken(caller.db).execute(tokenParameters(caller));
  if (row === null) return { identity: null, row };
  const { id: customerId, priceList, groups } = row;
  return { identity: { customerId, priceList, groups }, row };
}

/** @throws HttpError 401 without a row */
export function toWireUser(row: UserRow | null | undefined): WireUser {
  if (!row) throw new HttpError(401, [{ key: 'loginRequired', code: 'login_required' }]);
  const { id, email, firstName, lastName, phone, priceList, groups, emailConfirmedAt, company } = row;
  const address = row.address ?? company?.address ?? null;
  return {
    id,
    email,
    name: `${firstName} ${lastName}`.trim() || email,
    firstName,
    lastName,
    phone,
    variantHash: priceList,
    groups,
    address: address === null ? null : { ...v.parse(postalAddress, address), countryAlpha2: row.alpha2 },
    isEmailConfirmed: emailConfirmedAt !== null,
    business: company === null ? row.business : { name: company.name, tin: company.tin, vatin: company.vatin },
    company: company && { id: company.id, name: company.name, role: company.role },
    wishList: row.wishList ?? { id: null, items: [] },
  };
}

export async function loadUser({ db, customerId }: Pick<CustomerContext, 'db' | 'customerId'>): Promise<WireUser> {
  const [row] = await selectUsers(db).where(eq(customer.id, customerId));
  return toWireUser(row);
}
