import { parseVatNumber } from '@vyloha/contract';
import { HttpError, type Route, dataSchema, defineRoute, enforceRateLimits } from '@vyloha/backend-kernel';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { checkVatNumber } from './check-vat-number';
import { vatNumberLimits } from './limits';
import { vatCheck } from './tables';
import { toVatCheckRecord, toVatNumberState, vatCheckRecordSchema, vatNumberStateSchema } from './vat-check-schema';

const maxNumberLength = 40;
const maxRecords = 50;
const input = v.object({ number: v.pipe(v.string(), v.maxLength(maxNumberLength)) });

/** @throws HttpError 422 for anything but a number for VAT of a member state */
function requireVatNumber(text: string) {
  const number = parseVatNumber(text);
  if (number === null) throw new HttpError(422, [{ key: 'vatinInvalid', field: 'number', code: 'invalid' }]);
  return number;
}

const state = defineRoute({
  method: 'GET',
  url: '/store/api/v1/vat-number',
  summary: 'What VIES says about a number for VAT of a member state; null where the shop asks no register',
  access: 'anyone',
  query: input,
  response: dataSchema(v.nullable(vatNumberStateSchema)),
  handler: async (ctx, { query }) => {
    requireVatNumber(query.number);
    await enforceRateLimits(ctx, vatNumberLimits.vatNumber);
    const check = await checkVatNumber(ctx, query);
    return { data: check && toVatNumberState(check) };
  },
});

const records = defineRoute({
  method: 'POST',
  url: '/store/api/v1/vat-number/checks',
  summary:
    'Asks VIES about a number for VAT, and returns what is kept of its answers, the latest first; only for the command on the backend’s machine',
  access: 'command',
  body: input,
  response: dataSchema(v.array(vatCheckRecordSchema)),
  handler: async (ctx, { body }) => {
    const { country, number } = requireVatNumber(body.number);
    await checkVatNumber(ctx, body);
    const isOfNumber = and(eq(vatCheck.country, country), eq(vatCheck.number, number));
    const kept = ctx.db.select().from(vatCheck).where(isOfNumber);
    const rows = await kept.orderBy(desc(vatCheck.askedAt)).limit(maxRecords);
    return { data: rows.map(toVatCheckRecord) };
  },
});

export const vatNumberRoutes: readonly Route[] = [state, records];
