import { and, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpError, calendarDay, dataSchema, defineRoute, requiredLine } from '@vyloha/backend-kernel';
import { toZonedIso, wallClock } from '@vyloha/backend-shop';
import { personLimits } from '../../accounts/person-input';
import { newsletterSubscriber } from '../tables';
import { withdrawConsent } from '../withdraw-consent';
import { type WithdrawalCounts, maxWithdrawals, withdrawalCountsSchema } from './withdrawal-import';

const maxSourceLength = 100;

/** A day of another tool has no time: until its end, unless it is not over yet. */
function momentOf(on: string, now: Date): Date {
  const end = `${on}T23:59:59`;
  const offset = toZonedIso(new Date(`${end}Z`)).slice(-6);
  return new Date(Math.min(new Date(end + offset).getTime(), now.getTime()));
}

export const withdrawalImportRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/newsletter/subscribers/withdrawals',
  summary:
    'Unsubscribes who left elsewhere on a day, unless they have subscribed after it; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({
    /** What the proof calls the place where they left. */
    source: requiredLine(maxSourceLength),
    withdrawals: v.pipe(
      v.array(v.object({ email: requiredLine(personLimits.email), on: calendarDay })),
      v.maxLength(maxWithdrawals),
    ),
  }),
  response: dataSchema(withdrawalCountsSchema),
  handler: async ({ db, now }, { body: { source, withdrawals } }) => {
    const at = now();
    const today = wallClock(at).day;
    if (withdrawals.some(({ on }) => on > today)) throw new HttpError(422, [{ key: 'invalidValue', code: 'invalid' }]);
    const data: WithdrawalCounts = { withdrawn: 0, later: 0, unknown: 0 };
    /** An address may be there more than once: its last day counts. */
    const dayOf = new Map<string, string>();
    for (const { email, on } of withdrawals) {
      const address = email.toLowerCase();
      const known = dayOf.get(address) ?? '';
      dayOf.set(address, known > on ? known : on);
    }
    await db.transaction(async (tx) => {
      const { email, confirmedAt } = newsletterSubscriber;
      const found = await tx
        .select({ email, confirmedAt })
        .from(newsletterSubscriber)
        .where(and(inArray(email, [...dayOf.keys()]), isNotNull(confirmedAt)))
        .orderBy(email)
        .for('update');
      for (const subscriber of found) {
        const on = dayOf.get(subscriber.email) ?? '';
        if (subscriber.confirmedAt !== null && wallClock(subscriber.confirmedAt).day > on) data.later += 1;
        else {
          await withdrawConsent(tx, { email: subscriber.email, source, at: momentOf(on, at) });
          data.withdrawn += 1;
        }
      }
      data.unknown = dayOf.size - found.length;
    });
    return { data };
  },
});
