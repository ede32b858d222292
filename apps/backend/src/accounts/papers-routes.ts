import * as v from 'valibot';
import { namedSchema } from '../server/named-schema';
import { defineRoute, type Route } from '../server/route';
import { listOf, wholeList } from '../server/wire-shapes';

const paperSchema = namedSchema('Paper', v.object({ id: v.string(), title: v.string(), createdAt: v.string() }));

/** A list of papers the shop keeps for a customer; none yet, since nothing writes them. */
function papersRoute(name: string, summary: string): Route {
  return defineRoute({
    method: 'GET',
    url: `/store/api/v1/user/${name}`,
    summary,
    access: 'customer',
    response: listOf(paperSchema),
    handler: async () => wholeList([]),
  });
}

export const papersRoutes: readonly Route[] = [
  papersRoute('documents', 'Invoices and other papers of the customer; none yet'),
  papersRoute('returns', 'Goods of the customer on their way back; none yet'),
];
