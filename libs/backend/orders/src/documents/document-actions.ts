import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { documentFormats, fileExtensions } from './document-kinds';

// Not the schema of the route: a command does not load the whole backend.
const listed = v.object({
  data: v.array(
    v.object({
      number: v.string(),
      createdAt: v.string(),
      total: v.nullable(v.number()),
      currencyCode: v.string(),
      title: v.string(),
    }),
  ),
});
const withContent = v.object({ data: v.object({ content: v.string() }) });
const sent = v.object({ data: v.object({ recipient: v.string() }) });

export const listDocuments: CommandAction = async ([order]) => {
  if (order === undefined) throw new WrongUsage();
  const response = await postToStore('documents/search', { order }, `There is no order ${order}.`);
  const { data } = v.parse(listed, response);
  if (data.length === 0) return `Order ${order} has no documents yet.`;
  return data
    .map(({ number, createdAt, total, currencyCode, title }) => {
      const sum = total === null ? '-' : `${total} ${currencyCode}`;
      return [number, createdAt.slice(0, 'YYYY-MM-DD'.length), sum, title].join('\t');
    })
    .join('\n');
};

export const saveDocument: CommandAction = async ([number, file]) => {
  const extension = extname(file ?? '').slice(1);
  const format = documentFormats.find((one) => fileExtensions[one] === extension);
  if (number === undefined || file === undefined || format === undefined) throw new WrongUsage();
  const missing = `There is no document ${number} with a file of ${extension}.`;
  const response = await postToStore('documents/content', { number, format }, missing);
  await writeFile(file, Buffer.from(v.parse(withContent, response).data.content, 'base64'));
  return `Document ${number} is in ${file}.`;
};

export const sendDocument: CommandAction = async ([number]) => {
  if (number === undefined) throw new WrongUsage();
  const response = await postToStore('documents/mails', { number }, `There is no document ${number}.`);
  return `Document ${number} goes to ${v.parse(sent, response).data.recipient}.`;
};
