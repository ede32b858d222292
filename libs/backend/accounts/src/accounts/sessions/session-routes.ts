import { and, desc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { accessToken } from '../tables';
import {
  type CustomerContext,
  type Route,
  dataSchema,
  defineRoute,
  namedSchema,
  notFound,
  paginatedSchema,
  toSinglePage,
} from '@vyloha/backend-kernel';

const url = '/store/api/v1/user/sessions';
const maxListed = 100;

const sessionSchema = namedSchema(
  'UserSession',
  v.object({
    id: v.string(),
    /** Browser and system by name, e.g. `Firefox, Windows`; null when unknown. */
    device: v.nullable(v.string()),
    createdAt: v.string(),
    /** Whether it is the session of this request. */
    isCurrent: v.boolean(),
    /** Opened by the shop's staff, who help the customer. */
    isStaff: v.boolean(),
  }),
);

const isOwn = ({ customerId }: Pick<CustomerContext, 'customerId'>) => eq(accessToken.customerId, customerId);

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Open sessions of the customer: the current one, then the latest first',
  access: 'customer',
  response: paginatedSchema(sessionSchema),
  handler: async (ctx) => {
    const isCurrent = eq(accessToken.tokenHash, ctx.accessTokenHash ?? '');
    const rows = await ctx.db
      .select()
      .from(accessToken)
      .where(and(isOwn(ctx), gt(accessToken.expiresAt, ctx.now())))
      .orderBy(desc(isCurrent), desc(accessToken.createdAt), accessToken.id)
      .limit(maxListed);
    const sessions = rows.map(({ id, device, createdAt, isStaff, tokenHash }) => {
      return { id, device, createdAt: createdAt.toISOString(), isCurrent: tokenHash === ctx.accessTokenHash, isStaff };
    });
    return toSinglePage(sessions);
  },
});

const end = defineRoute({
  method: 'DELETE',
  url: `${url}/:id`,
  summary: 'Ends one session of the customer',
  access: 'customer',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id } }) => {
    const ended = await ctx.db
      .delete(accessToken)
      .where(and(isOwn(ctx), eq(accessToken.id, id)))
      .returning({ id: accessToken.id });
    if (ended.length === 0) throw notFound();
    return { data: {} };
  },
});

const endAll = defineRoute({
  method: 'DELETE',
  url,
  summary: 'Ends all sessions of the customer, including the current one and those of the staff',
  access: 'customer',
  response: dataSchema(v.object({})),
  handler: async (ctx) => {
    await ctx.db.delete(accessToken).where(isOwn(ctx));
    return { data: {} };
  },
});

export const sessionRoutes: readonly Route[] = [list, end, endAll];
