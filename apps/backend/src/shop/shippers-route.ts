import type { RequestContext } from '../server/routes/request-context';
import { defineRoute } from '../server/routes/route';
import { paginatedSchema, toSinglePage } from '../server/openapi/wire-shapes';
import { loadClosedDays, loadShippers, shipperSchema, toWireShipper, type WireShipper } from './shippers';
import { loadShopSettings } from './shop-settings';

/** All shippers at their list prices. */
async function listShippers({ db, locale, currency, now }: RequestContext): Promise<WireShipper[]> {
  const { serviceTaxRate: taxRate } = await loadShopSettings(db);
  const closedDays = await loadClosedDays(db);
  const shippers = await loadShippers(db, currency);
  return shippers.map((row) => toWireShipper(row, { locale, currency, taxRate, now: now(), closedDays }));
}

export const shippersRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/shippers',
  summary: 'Ways of delivery with list prices in the active currency',
  response: paginatedSchema(shipperSchema),
  handler: async (ctx) => toSinglePage(await listShippers(ctx)),
});
