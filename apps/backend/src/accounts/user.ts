import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { country, customer } from '../database/schema';
import { loadWishList } from '../lists/load-wish-list';
import { namedSchema } from '../server/named-schema';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';

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
    address: v.nullable(
      v.object({
        street: v.string(),
        city: v.string(),
        postcode: v.string(),
        countryCode: v.string(),
        countryAlpha2: v.nullable(v.string()),
      }),
    ),
    /** Whether the mailbox was proven to be theirs. */
    isEmailConfirmed: v.boolean(),
    business: v.nullable(v.object({ name: v.string(), tin: v.string(), vatin: v.nullable(v.string()) })),
    /** By its variants; `id` is null until something is in it. */
    wishList: v.object({
      id: v.nullable(v.string()),
      items: v.array(v.object({ id: v.string(), variantId: v.string() })),
    }),
  }),
);

type Asker = Pick<RequestContext, 'db' | 'customerId'>;

async function findRow({ db, customerId }: Asker) {
  const [row] = await db
    .select({ customer, alpha2: country.alpha2 })
    .from(customer)
    .leftJoin(country, eq(country.code, sql`${customer.address} ->> 'countryCode'`))
    .where(eq(customer.id, customerId ?? ''));
  return row;
}

export async function loadUser(asker: Asker): Promise<v.InferOutput<typeof userSchema>> {
  const [row, wishList] = await Promise.all([findRow(asker), loadWishList(asker)]);
  if (row === undefined) throw new Refusal(401, [{ key: 'loginRequired', code: 'login_required' }]);
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
    address: address === null ? null : { ...address, countryAlpha2: row.alpha2 },
    isEmailConfirmed: emailConfirmedAt !== null,
    business,
    wishList,
  };
}
