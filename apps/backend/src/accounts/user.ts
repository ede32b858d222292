import { postalAddress } from '@vyloha/contract';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { country, customer } from '../database/schema';
import { loadWishList } from '../lists/load-wish-list';
import { namedSchema } from '../server/openapi/named-schema';
import { HttpError } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';

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
    /** By its variants; `id` is null until the list has an item. */
    wishList: v.object({
      id: v.nullable(v.string()),
      items: v.array(v.object({ id: v.string(), variantId: v.string() })),
    }),
  }),
);

type Caller = Pick<RequestContext, 'db' | 'customerId'>;

async function findRow({ db, customerId }: Caller) {
  const [row] = await db
    .select({ customer, alpha2: country.alpha2 })
    .from(customer)
    .leftJoin(country, eq(country.code, sql`${customer.address} ->> 'countryCode'`))
    .where(eq(customer.id, customerId ?? ''));
  return row;
}

export async function loadUser(caller: Caller): Promise<v.InferOutput<typeof userSchema>> {
  const [row, wishList] = await Promise.all([findRow(caller), loadWishList(caller)]);
  if (row === undefined) throw new HttpError(401, [{ key: 'loginRequired', code: 'login_required' }]);
  const { id, email, firstName, lastName, phone, priceList, groups, address, business, emailConfirmedAt } =
    row.customer;
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
    business,
    wishList,
  };
}
