import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { type AnonymousContext, type Identified, buildOnce } from '@vyloha/backend-kernel';
import { accessToken, customer } from './tables';
import { audienceGroups, audiencePriceList } from './audience';

export const identityColumns = { customerId: customer.id, priceList: audiencePriceList, groups: audienceGroups };

/** The owner of the bearer token of `tokenParameters`, while it is valid: at most one id. */
export const ownerOfToken: SQL = sql`(select ${accessToken.customerId} from ${accessToken}
  where ${and(eq(accessToken.tokenHash, sql.placeholder('tokenHash')), gt(accessToken.expiresAt, sql.placeholder('now')))})`;

export function tokenParameters({ accessTokenHash, now }: Pick<AnonymousContext, 'accessTokenHash' | 'now'>) {
  return { tokenHash: accessTokenHash, now: now().toISOString() };
}

const identities = buildOnce((db) =>
  db.select(identityColumns).from(customer).where(eq(customer.id, ownerOfToken)).prepare('identity'),
);

/** The caller alone, for routes that find nothing else by the tokens. */
export async function identify(caller: AnonymousContext): Promise<Identified> {
  if (caller.accessTokenHash === null) return { identity: null };
  const [identity = null] = await identities(caller.db).execute(tokenParameters(caller));
  return { identity };
}
