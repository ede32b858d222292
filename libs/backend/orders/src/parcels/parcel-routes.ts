import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type Route,
  dataSchema,
  defineRoute,
  notFound,
  optionalLine,
  requiredLine,
  wholeNumber,
} from '@vyloha/backend-kernel';
import { shopOrder } from '../orders/tables';
import { addParcel } from './add-parcel';
import { changeParcelState, removeParcel } from './change-parcel';
import { loadParcels } from './load-parcels';
import { parcelSchema, toWireParcel } from './parcel-schema';
import { parcelStates } from './parcel-states';

const url = '/store/api/v1/parcels';
const maxCodeLength = 50;
const maxTrackingLength = 60;
const maxLines = 500;
const maxPosition = 1000;

const code = requiredLine(maxCodeLength);
const number = wholeNumber({ min: 1, max: maxPosition });
const forCommand = 'only for the command on the backend’s machine';

const add = defineRoute({
  method: 'POST',
  url,
  summary: `Records a parcel of an order and tells its customer; ${forCommand}`,
  access: 'command',
  body: v.object({
    code,
    trackingNumber: optionalLine(maxTrackingLength),
    /** Code of a shipper; that of the order unless given. */
    carrier: optionalLine(maxCodeLength),
    /** What is in it, by the numbers of lines in the order; all that is in no parcel yet unless given. */
    lines: v.nullish(
      v.pipe(
        v.array(v.object({ number: wholeNumber({ min: 1, max: maxLines }), amount: wholeNumber({ min: 1 }) })),
        v.minLength(1),
        v.maxLength(maxLines),
      ),
      null,
    ),
  }),
  /** `left`: pieces that are in no parcel yet. */
  response: dataSchema(v.object({ number: v.number(), left: v.number() })),
  handler: async (ctx, { body }) => ({ data: await addParcel(ctx, body) }),
});

const search = defineRoute({
  method: 'POST',
  url: `${url}/search`,
  summary: `Parcels of an order; ${forCommand}`,
  access: 'command',
  body: v.object({ order: code }),
  response: dataSchema(v.array(parcelSchema)),
  handler: async (ctx, { body }) => {
    const [order] = await ctx.db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.code, body.order));
    if (order === undefined) throw notFound();
    const parcels = (await loadParcels(ctx.db, [order.id])).get(order.id) ?? [];
    return { data: parcels.map((parcel) => toWireParcel(parcel, ctx.locale)) };
  },
});

const changeState = defineRoute({
  method: 'POST',
  url: '/store/api/v1/parcel-states',
  summary: `Sets the state of a parcel, and that of its order with the last one; ${forCommand}`,
  access: 'command',
  body: v.object({ code, number, state: v.picklist(parcelStates) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    await changeParcelState(ctx, body.code, body);
    return { data: {} };
  },
});

const remove = defineRoute({
  method: 'POST',
  url: `${url}/removals`,
  summary: `Removes a parcel that was recorded by mistake; ${forCommand}`,
  access: 'command',
  body: v.object({ code, number }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    await removeParcel(ctx, body.code, body.number);
    return { data: {} };
  },
});

export const parcelRoutes: readonly Route[] = [add, search, changeState, remove];
