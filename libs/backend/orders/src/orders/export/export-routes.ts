import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { type Route, defineRawRoute, enforceRateLimits, fill } from '@vyloha/backend-kernel';
import { orderLimits } from '../limits';
import { loadDiscountsOf } from '../find-order';
import { requireReadableOrder } from '../require-order-id';
import { exportTextsIn } from './export-texts';
import { itemsCsv } from './items-csv';
import { orderPictures } from './order-pictures';
import { readItems } from './read-items';
import { requireDownloads } from './require-downloads';
import { zipPictures } from './zip-pictures';

const url = '/store/api/v1/user/orders/:id/items';
const params = v.object({ id: v.string() });

interface DownloadedFile {
  name: string;
  type: string;
  content: Readable;
}

/** Sends a file of one customer as it is made. Numbers of orders are digits: the name needs no encoding. */
function sendFile(reply: FastifyReply, { name, type, content }: DownloadedFile): FastifyReply {
  return reply
    .headers({ 'Cache-Control': 'private, no-store', 'Content-Disposition': `attachment; filename="${name}"` })
    .type(type)
    .send(content);
}

const itemsExport = defineRawRoute({
  method: 'GET',
  url: `${url}/export`,
  summary: 'Lines of an order of the customer or their company as CSV for spreadsheets',
  access: 'customer',
  params,
  produces: 'text/csv',
  handler: async (ctx, { params: { id } }, { reply }) => {
    const order = await requireReadableOrder(ctx, id);
    await requireDownloads(ctx);
    const { db, locale } = ctx;
    const parts = { order, items: readItems(db, order.id), discounts: await loadDiscountsOf(db, order) };
    const name = fill(exportTextsIn(locale).itemsFile, { code: order.code });
    return sendFile(reply, { name, type: 'text/csv; charset=utf-8', content: Readable.from(itemsCsv(parts, locale)) });
  },
});

const picturesExport = defineRawRoute({
  method: 'GET',
  url: `${url}/images/export`,
  summary: 'Pictures of the products of an order of the customer or their company as a zip archive',
  access: 'customer',
  params,
  produces: 'application/zip',
  handler: async (ctx, { params: { id } }, { reply }) => {
    await enforceRateLimits(ctx, orderLimits.exportPictures, { account: ctx.customerId });
    const order = await requireReadableOrder(ctx, id);
    await requireDownloads(ctx);
    const content = zipPictures(orderPictures(ctx, readItems(ctx.db, order.id)));
    const name = fill(exportTextsIn(ctx.locale).picturesFile, { code: order.code });
    return sendFile(reply, { name, type: 'application/zip', content });
  },
});

export const exportRoutes: readonly Route[] = [itemsExport, picturesExport];
