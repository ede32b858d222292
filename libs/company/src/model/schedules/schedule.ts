import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

export const intervalUnits = ['week', 'month'] as const;

/** One of `GET /api/v1/user/schedules` on the wire → an order that is repeated; amounts in minor units. */
export const scheduleResponse = v.object({
  id: v.string(),
  status: v.picklist(['active', 'paused', 'ended']),
  orderCode: v.string(),
  interval: v.object({ count: v.number(), unit: v.picklist(intervalUnits) }),
  /** `YYYY-MM-DD`; `null` unless it is active */
  nextDate: v.nullable(v.string()),
  /** Lines of the order by their ids, and how many of each, in quantity steps. */
  lines: v.array(v.object({ id: v.string(), amount: v.number() })),
  maxTotal: moneySchema,
  currencyCode: v.string(),
  isAutomatic: v.boolean(),
  runs: v.array(
    v.object({
      date: v.string(),
      outcome: v.picklist(['ordered', 'waiting', 'skipped']),
      orderCode: v.nullable(v.string()),
      reasons: v.array(v.string()),
    }),
  ),
});

export type Schedule = v.InferOutput<typeof scheduleResponse>;

/** A list of them on the wire. */
export const schedulesResponse = v.array(scheduleResponse);
