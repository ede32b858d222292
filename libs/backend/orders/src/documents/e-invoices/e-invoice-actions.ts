import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { eInvoiceStates } from './e-invoice-states';

const stateSchema = v.picklist(eInvoiceStates);

const listed = v.object({
  data: v.array(
    v.object({
      number: v.string(),
      state: stateSchema,
      attempts: v.number(),
      changedAt: v.string(),
      providerId: v.nullable(v.string()),
      error: v.nullable(v.string()),
    }),
  ),
});
const retried = v.object({ data: v.object({ state: stateSchema }) });

export const listEInvoices: CommandAction = async ([state, ...rest]) => {
  if (rest.length > 0 || (state !== undefined && !v.is(stateSchema, state))) throw new WrongUsage();
  const answer = await postToStore('e-invoices/list', { state }, 'The backend is of another version.');
  const { data } = v.parse(listed, answer);
  if (data.length === 0) return 'There are none.';
  return data
    .map(({ number, state: of, attempts, changedAt, providerId, error }) =>
      [number, of, changedAt.slice(0, 'YYYY-MM-DDTHH:MM'.length), `${attempts}x`, providerId ?? error ?? '-'].join(
        '\t',
      ),
    )
    .join('\n');
};

export const retryEInvoice: CommandAction = async ([number, ...rest]) => {
  if (number === undefined || rest.length > 0) throw new WrongUsage();
  const answer = await postToStore('e-invoices/retries', { number }, `No e-invoice has the number ${number}.`);
  const { state } = v.parse(retried, answer).data;
  return state === 'sent'
    ? `Document ${number} was sent already.`
    : `Document ${number} is handed over within a minute.`;
};
