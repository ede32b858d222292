import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as v from 'valibot';
import { type CommandAction, CsvError, postToStore, readArgs } from '@vyloha/backend-kernel';
import { readWithdrawals } from './read-withdrawals';
import {
  type ForeignWithdrawal,
  type WithdrawalCounts,
  maxWithdrawals,
  withdrawalCountsSchema,
} from './withdrawal-import';

const response = v.object({ data: withdrawalCountsSchema });

async function read(file: string): Promise<ForeignWithdrawal[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read.`, { cause: error });
  });
  try {
    return readWithdrawals(text, new Date().toISOString().slice(0, 10));
  } catch (error) {
    throw error instanceof CsvError ? new Error(`${basename(file)}: ${error.message}. Nothing is imported.`) : error;
  }
}

export const importWithdrawals: CommandAction = async (args) => {
  const { positionals, values } = readArgs(args, { source: { type: 'string', default: 'import' } }, { min: 1 });
  const withdrawals = await read(positionals[0] ?? '');
  const total: WithdrawalCounts = { withdrawn: 0, later: 0, unknown: 0 };
  for (let start = 0; start < withdrawals.length; start += maxWithdrawals) {
    const body = { source: values.source, withdrawals: withdrawals.slice(start, start + maxWithdrawals) };
    const answer = await postToStore('newsletter/subscribers/withdrawals', body, 'The backend is of another version.');
    const { data } = v.parse(response, answer);
    total.withdrawn += data.withdrawn;
    total.later += data.later;
    total.unknown += data.unknown;
  }
  return `${total.withdrawn} unsubscribed, ${total.later} have subscribed again since, ${total.unknown} are no subscribers.`;
};
