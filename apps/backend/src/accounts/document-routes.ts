import * as v from 'valibot';
import { namedSchema } from '../server/openapi/named-schema';
import { defineRoute, type Route } from '../server/routes/route';
import { paginatedSchema, toSinglePage } from '../server/openapi/wire-shapes';

const documentSchema = namedSchema('Paper', v.object({ id: v.string(), title: v.string(), createdAt: v.string() }));

/** A list of the customer's documents; always empty, since nothing creates them yet. */
function createDocumentRoute(name: string, summary: string): Route {
  return defineRoute({
    method: 'GET',
    url: `/store/api/v1/user/${name}`,
    summary,
    access: 'customer',
    response: paginatedSchema(documentSchema),
    handler: async () => toSinglePage([]),
  });
}

export const documentRoutes: readonly Route[] = [
  createDocumentRoute('documents', 'Invoices and other papers of the customer; none yet'),
];
