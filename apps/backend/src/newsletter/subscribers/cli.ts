import * as v from 'valibot';
import { postToStore, runCommand } from '../../commands/run-command';
import { type Subscriber, subscriberCountsSchema, subscriberSchema } from './subscriber';
import { toCsv } from './to-csv';

const usage = `Usage: node apps/backend/dist/newsletter.js count
       node apps/backend/dist/newsletter.js list
       node apps/backend/dist/newsletter.js export > subscribers.csv
       node apps/backend/dist/newsletter.js remove E-MAIL`;

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

runCommand(async () => {
  const [command, email] = process.argv.slice(2);
  if (command === 'count') {
    const { confirmed, pending } = v.parse(countResponse, await post('count', {})).data;
    return `${confirmed} confirmed, ${pending} not yet`;
  }
  if (command === 'list') return (await loadAll()).map(toLine).join('\n');
  if (command === 'export') return toCsv(await loadAll());
  if (command !== 'remove' || email === undefined) throw new Error(usage);
  await post('removal', { email });
  return `${email} is removed.`;
});
