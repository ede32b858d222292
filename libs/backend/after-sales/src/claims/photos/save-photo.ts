import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';

const photoResponse = v.object({ data: v.object({ content: v.string() }) });

export const saveClaimPhoto: CommandAction = async ([code, number, file]) => {
  if (code === undefined || file === undefined) throw new WrongUsage();
  const body = { code, number: Number(number) };
  const answer = await postToStore('claims/photos/content', body, `There is no such thing of ${code}.`);
  await writeFile(file, Buffer.from(v.parse(photoResponse, answer).data.content, 'base64'));
  return `Photograph ${number} of ${code} is in ${file}.`;
};
