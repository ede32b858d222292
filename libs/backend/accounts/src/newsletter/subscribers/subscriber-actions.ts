import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { type Subscriber, subscriberCountsSchema, subscriberSchema } from './subscriber';
import { toCsv } from './to-csv';

const listResponse = v.object({ data: v.array(subscriberSchema) });
const countResponse = v.object({ data: subscriberCountsSchema });

const post = (path: string, body: object) =>
  postToStore(`newsletter/subscribers/${path}`, body, 'There is no such subscriber.');

/** All confirmed subscribers, however many pages of the backend they are. */
async function loadAll(): Promise<Subscriber[]> {
  const all: Subscriber[] = [];
  for (;;) {
    const { data } = v.parse(listResponse, await post('list', { after: all.at(-1)?.email }));
    if (data.length === 0) return all;
    all.push(...data);
  }
}

function toLine({ email, locale, source, confirmedAt }: Subscriber): string {
  return [confirmedAt.slice(0, 16), email, locale, source ?? '–'].join('  ');
}

export const countSubscribers: CommandAction = async () => {
  const { confirmed, pending } = v.parse(countResponse, await post('count', {})).data;
  return `${confirmed} confirmed, ${pending} not yet`;
};

export const listSubscribers: CommandAction = async () => (await loadAll()).map(toLine).join('\n');

export const exportSubscribers: CommandAction = async () => toCsv(await loadAll());

export const removeSubscriber: CommandAction = async ([email]) => {
  if (email === undefined) throw new WrongUsage();
  await post('removal', { email });
  return `${email} is removed.`;
};
