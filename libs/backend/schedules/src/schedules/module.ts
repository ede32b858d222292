import { orderSchedule, scheduleRun } from './tables';
import { composeScheduleMail } from './compose-schedule-mail';
import { scheduleMailKinds } from './enqueue-schedule-mail';
import { scheduleLimits } from './limits';
import { listOwnSchedules, lockOwnSchedules } from './load-schedules';
import { runSchedules } from './run-schedules';
import { toWireSchedule } from './schedule-schema';
import { defineModule, maxExported } from '@vyloha/backend-kernel';
import { scheduleRoutes } from './schedule-routes';

/** Orders that repeat. */
export const schedulesModule = defineModule({
  name: 'schedules',
  tables: { orderSchedule, scheduleRun },
  routes: scheduleRoutes,
  limits: Object.values(scheduleLimits),
  mails: [{ kinds: scheduleMailKinds, compose: composeScheduleMail }],
  repeats: [
    {
      name: 'placing scheduled orders',
      everyMs: 60_000,
      isOfEach: true,
      work: ({ wakeMails, ...context }) => runSchedules({ ...context, onOrdered: wakeMails }),
    },
  ],
  personalData: {
    tables: { orderSchedule: { key: 'schedules' } },
    lock: lockOwnSchedules,
    export: async (ctx) => {
      const schedules = await listOwnSchedules(ctx, { limit: maxExported, offset: 0 }, maxExported);
      return { schedules: schedules.map((schedule) => toWireSchedule(schedule, ctx.locale)) };
    },
  },
});
