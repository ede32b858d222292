import { limits } from '@vyloha/config/server';
import * as v from 'valibot';
import {
  type Route,
  calendarDay,
  dataSchema,
  defineRoute,
  paginatedSchema,
  queryNumber,
  toPagination,
} from '@vyloha/backend-kernel';
import { addSchedule } from './add-schedule';
import { changeSchedule, skipDay } from './change-schedule';
import { countOwnSchedules, listOwnSchedules, requireOwnSchedule } from './load-schedules';
import { scheduleChange, scheduleInput, scheduleSchema, toWireSchedule } from './schedule-schema';

const url = '/store/api/v1/user/schedules';
const params = v.object({ id: v.string() });

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Repeated orders of the customer, the active ones first',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: 100, defaultValue: limits.ordersPerPage }),
  }),
  response: paginatedSchema(scheduleSchema),
  handler: async (ctx, { query: { page, perPage } }) => {
    const total = await countOwnSchedules(ctx);
    const schedules = await listOwnSchedules(ctx, { limit: perPage, offset: (page - 1) * perPage });
    return {
      data: schedules.map((schedule) => toWireSchedule(schedule, ctx.locale)),
      meta: { pagination: toPagination(total, page, perPage) },
    };
  },
});

const read = defineRoute({
  method: 'GET',
  url: `${url}/:id`,
  summary: 'A repeated order with the results of its last dates',
  access: 'customer',
  params,
  response: dataSchema(scheduleSchema),
  handler: async (ctx, { params: { id } }) => ({ data: toWireSchedule(await requireOwnSchedule(ctx, id), ctx.locale) }),
});

const add = defineRoute({
  method: 'POST',
  url,
  summary:
    'Repeats an order of the customer regularly; repeating the call with the same Idempotency-Key returns the same schedule',
  access: 'customer',
  body: scheduleInput,
  response: dataSchema(scheduleSchema),
  handler: async (ctx, { body }) => {
    const added = await addSchedule(ctx, body);
    return { data: toWireSchedule(added, ctx.locale) };
  },
});

const change = defineRoute({
  method: 'PATCH',
  url: `${url}/:id`,
  summary: 'Changes, pauses, resumes or ends a repeated order',
  access: 'customer',
  params,
  body: scheduleChange,
  response: dataSchema(scheduleSchema),
  handler: async (ctx, { params: { id }, body }) => ({
    data: toWireSchedule(await changeSchedule(ctx, id, body), ctx.locale),
  }),
});

const skip = defineRoute({
  method: 'POST',
  url: `${url}/:id/skip`,
  summary: 'Skips the given date of a repeated order, if it is the next one',
  access: 'customer',
  params,
  body: v.object({ date: calendarDay }),
  response: dataSchema(scheduleSchema),
  handler: async (ctx, { params: { id }, body: { date } }) => ({
    data: toWireSchedule(await skipDay(ctx, id, date), ctx.locale),
  }),
});

export const scheduleRoutes: readonly Route[] = [list, read, add, change, skip];
