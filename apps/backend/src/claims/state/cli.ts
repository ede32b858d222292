import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { postToStore, runCommand } from '../../commands/run-command';
import { claimStates } from '../claim-states';

const usage = `Usage: node apps/backend/dist/claim.js R2026000001 ${claimStates.slice(1).join('|')} ["Words for the customer"]
       node apps/backend/dist/claim.js R2026000001 accepted "Words for the customer" AMOUNT-PAID-BACK
       node apps/backend/dist/claim.js R2026000001 photo NUMBER FILE.webp`;

const photoResponse = v.object({ data: v.object({ content: v.string() }) });

const post = (path: string, code: string, body: object) =>
  postToStore(path, { code, ...body }, `There is no such thing of ${code}.`);

runCommand(async () => {
  const [code, command, note = null, file] = process.argv.slice(2);
  if (code === undefined) throw new Error(usage);
  if (command === 'photo' && file !== undefined) {
    const { content } = v.parse(
      photoResponse,
      await post('claims/photos/content', code, { number: Number(note) }),
    ).data;
    await writeFile(file, Buffer.from(content, 'base64'));
    return `Photograph ${note ?? ''} of ${code} is in ${file}.`;
  }
  if (!v.is(v.picklist(claimStates), command)) throw new Error(usage);
  const refund = file === undefined ? null : Number(file.replace(',', '.'));
  if (Number.isNaN(refund)) throw new Error(usage);
  await post('claim-states', code, { state: command, note, refund });
  return `Claim ${code} is ${command}.`;
});
