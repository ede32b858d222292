import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { claimStates } from '../claim-states';

const photoResponse = v.object({ data: v.object({ content: v.string() }) });

const post = (path: string, code: string, body: object) =>
  postToStore(path, { code, ...body }, `There is no such thing of ${code}.`);

export const setClaimState: CommandAction = async ([code, state, note = null, amount]) => {
  const refund = amount === undefined ? null : Number(amount.replace(',', '.'));
  if (code === undefined || !v.is(v.picklist(claimStates), state) || Number.isNaN(refund)) throw new WrongUsage();
  await post('claim-states', code, { state, note, refund });
  return `Claim ${code} is ${state}.`;
};

export const saveClaimPhoto: CommandAction = async ([code, number, file]) => {
  if (code === undefined || file === undefined) throw new WrongUsage();
  const { content } = v.parse(
    photoResponse,
    await post('claims/photos/content', code, { number: Number(number) }),
  ).data;
  await writeFile(file, Buffer.from(content, 'base64'));
  return `Photograph ${number} of ${code} is in ${file}.`;
};
