import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { identityColumns, ownerOfToken, tokenParameters } from '@vyloha/backend-accounts';
import { buildOnce, dataSchema, defineFoundRoute } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { loadShopData, shopVersionId } from '@vyloha/backend-shop';
import { mayCollect } from './credit-status';
import { selectBalance } from './credits-account';

const creditsByToken = buildOnce((db) =>
  db
    .select({
      identity: identityColumns,
      version: shopVersionId,
      balance: sql<number>`${selectBalance(db, customer.id)}`,
    })
    .from(customer)
    .where(eq(customer.id, ownerOfToken))
    .prepare('credits_by_token'),
);

export const creditsRoute = defineFoundRoute({
  method: 'GET',
  url: '/store/api/v1/user/credits/amount',
  summary: 'Number of the customer’s loyalty credits',
  access: 'customer',
  response: dataSchema(v.object({ amount: v.number() })),
  identify: async (caller) => {
    const [row] = await creditsByToken(caller.db).execute(tokenParameters(caller));
    return row ?? { identity: null, version: null, balance: 0 };
  },
  handler: async ({ db, groups }, _input, { found: { version, balance } }) => {
    const { settings } = await loadShopData(db, version);
    // A negative balance after a cancelled order is evened out by the next one.
    return { data: { amount: mayCollect(groups, settings) ? Math.max(0, balance) : 0 } };
  },
});
