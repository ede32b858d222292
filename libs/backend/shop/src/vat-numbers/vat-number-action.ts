import { type CommandAction, joined, postToStore, readArgs, section, timeText } from '@vyloha/backend-kernel';
import * as v from 'valibot';
import { vatCheckRecordSchema } from './vat-check-schema';

const response = v.object({ data: v.array(vatCheckRecordSchema) });

export const showVatNumber: CommandAction = async (args) => {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } }, { min: 1 });
  const [number = ''] = positionals;
  const body = await postToStore('vat-number/checks', { number }, 'The backend is of another version.');
  const { data } = v.parse(response, body);
  if (values.json === true) return JSON.stringify(data, null, 2);
  const [latest] = data;
  if (latest === undefined) return 'Nothing is known about it: the shop asks no register. Set VIES_URL for that.';
  return section(
    `${latest.number}: ${latest.result}`,
    data.map(({ askedAt, result, consultationNumber, requester, name, address }) => [
      timeText(askedAt),
      result,
      consultationNumber ?? '-',
      requester === null ? 'without a requester' : `asked by ${requester}`,
      joined([name, address?.replaceAll(/\s*\n\s*/g, ', ')]),
    ]),
  ).join('\n');
};
