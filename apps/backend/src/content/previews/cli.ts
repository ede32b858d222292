import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { postToStore, runCommand } from '../../commands/run-command';
import { readSettings } from '../../config/settings';

const usage = `Usage: node apps/backend/dist/preview.js article/a-2027 [days]
The entry is named as its file is, without the ending; the link is good for 7 days unless said otherwise.`;
const defaultDays = 7;

const tokenResponse = v.object({ data: v.object({ token: v.string(), expiresAt: v.string() }) });

runCommand(async () => {
  const [entry = '', days = `${defaultDays}`] = process.argv.slice(2);
  const [type, id] = entry.replace(/\.yaml$/, '').split('/', 2);
  if (type === undefined || id === undefined || !/^\d+$/.test(days)) throw new Error(usage);
  const { publicUrl } = readSettings(process.env);
  const missing = `There is no ${type}/${id}: is it imported?`;
  const response = await postToStore('content-previews', { type, id, days: Number(days) }, missing);
  const { token, expiresAt } = v.parse(tokenResponse, response).data;
  return `${new URL(paths.preview(token), publicUrl).href}\nGood until ${expiresAt}. Whoever has it sees this entry before it is published.`;
});
