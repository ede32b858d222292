import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore, readSettings } from '@vyloha/backend-kernel';

const defaultDays = 7;

const tokenResponse = v.object({ data: v.object({ token: v.string(), expiresAt: v.string() }) });

export const makePreviewLink: CommandAction = async ([entry = '', days = `${defaultDays}`]) => {
  const [type, id] = entry.replace(/\.yaml$/, '').split('/', 2);
  if (type === undefined || id === undefined || !/^\d+$/.test(days)) throw new WrongUsage();
  const { publicUrl } = readSettings(process.env);
  const missing = `There is no ${type}/${id}: is it imported?`;
  const response = await postToStore('content-previews', { type, id, days: Number(days) }, missing);
  const { token, expiresAt } = v.parse(tokenResponse, response).data;
  return `${new URL(paths.preview(token), publicUrl).href}\nGood until ${expiresAt}. Whoever has it sees this entry before it is published.`;
};
