import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { parcelStates } from './parcel-states';

const added = v.object({ data: v.object({ number: v.number(), left: v.number() }) });
// Not the schema of the route: a command does not load the whole backend.
const listed = v.object({
  data: v.array(
    v.object({
      number: v.number(),
      carrier: v.object({ name: v.string() }),
      trackingNumber: v.nullable(v.string()),
      state: v.string(),
      items: v.array(v.object({ amount: v.number() })),
    }),
  ),
});

function parse(args: readonly string[]) {
  try {
    const options = { carrier: { type: 'string' }, line: { type: 'string', multiple: true } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new WrongUsage();
  }
}

const piecesText = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** `2:3`: three pieces of the second line. */
function toLine(text: string): { number: number; amount: number } {
  const { number, amount } = /^(?<number>[1-9]\d*):(?<amount>[1-9]\d*)$/.exec(text)?.groups ?? {};
  if (number === undefined || amount === undefined) throw new WrongUsage();
  return { number: Number(number), amount: Number(amount) };
}

function toNumber(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,3}$/.test(text)) throw new WrongUsage();
  return Number(text);
}

export const addParcel: CommandAction = async (args) => {
  const { values, positionals } = parse(args);
  const [code, trackingNumber, ...rest] = positionals;
  if (code === undefined || trackingNumber === undefined || rest.length > 0) throw new WrongUsage();
  const body = {
    code,
    trackingNumber: trackingNumber === '-' ? null : trackingNumber,
    carrier: values.carrier ?? null,
    lines: values.line?.map(toLine) ?? null,
  };
  const { number, left } = v.parse(added, await postToStore('parcels', body, `There is no order ${code}.`)).data;
  return left === 0
    ? `Parcel ${number} of ${code}; all of the order is in parcels.`
    : `Parcel ${number} of ${code}; not in a parcel yet: ${piecesText(left)}.`;
};

export const listParcels: CommandAction = async ([order]) => {
  if (order === undefined) throw new WrongUsage();
  const response = await postToStore('parcels/search', { order }, `There is no order ${order}.`);
  const { data } = v.parse(listed, response);
  if (data.length === 0) return `Order ${order} has no parcels yet.`;
  return data
    .map(({ number, carrier, trackingNumber, state, items }) => {
      const pieces = piecesText(items.reduce((sum, { amount }) => sum + amount, 0));
      return [number, carrier.name, trackingNumber ?? '-', state, pieces].join('\t');
    })
    .join('\n');
};

export const setParcelState: CommandAction = async ([code, number, state]) => {
  if (code === undefined || !v.is(v.picklist(parcelStates), state)) throw new WrongUsage();
  const body = { code, number: toNumber(number), state };
  await postToStore('parcel-states', body, `There is no parcel ${number} of ${code}.`);
  return `Parcel ${number} of ${code} is ${state}.`;
};

export const removeParcel: CommandAction = async ([code, number]) => {
  if (code === undefined) throw new WrongUsage();
  const body = { code, number: toNumber(number) };
  await postToStore('parcels/removals', body, `There is no parcel ${number} of ${code}.`);
  return `Parcel ${number} of ${code} is removed.`;
};
