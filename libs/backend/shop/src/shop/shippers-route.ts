import { type RequestContext, defineRoute, paginatedSchema, toSinglePage } from '@vyloha/backend-kernel';
import { shipperSchema, toWireShipper, type WireShipper } from './shippers';
import { loadShopData } from './shop-data';

/** All shippers at their list prices. */
async function listShippers({ db, locale, currency, now }: RequestContext): Promise<WireShipper[]> {
  const { closedDays, shippersIn, listServices } = await loadShopData(db);
  const at = now();
  const view = { locale, currency, services: listServices({ currency, now: at }), now: at, closedDays };
  return shippersIn(currency).map((row) => toWireShipper(row, view));
}

export const shippersRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/shippers',
  summary: 'Shipping methods with their list prices in the active currency',
  response: paginatedSchema(shipperSchema),
  handler: async (ctx) => toSinglePage(await listShippers(ctx)),
});
