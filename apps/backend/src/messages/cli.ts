import * as v from 'valibot';
import { postToStore, runCommand } from '../commands/run-command';
import { contactMessageSchema, type ContactMessage } from './contact-message';

const usage = `Usage: node apps/backend/dist/messages.js list
       node apps/backend/dist/messages.js remove ID`;

const listResponse = v.object({ data: v.array(contactMessageSchema) });

const post = (path: string, body: object) => postToStore(`contact-messages/${path}`, body, 'There is no such message.');

/** All messages, however many pages of the backend they are. */
async function loadAll(): Promise<ContactMessage[]> {
  const all: ContactMessage[] = [];
  for (;;) {
    const { data } = v.parse(listResponse, await post('list', { after: all.at(-1)?.id ?? null }));
    if (data.length === 0) return all;
    all.push(...data);
  }
}

/** Control characters of a message could write over what the terminal shows. */
const controlCharacters = /[^\P{Cc}\n\t]/gu;

function toText({ id, createdAt, name, email, phone, message }: ContactMessage): string {
  const head = [createdAt.slice(0, 16), name, `<${email}>`, phone ?? ''].join('  ').trimEnd();
  return `${head}\n${id}\n\n${message}\n`.replace(controlCharacters, '');
}

runCommand(async () => {
  const [command, id] = process.argv.slice(2);
  if (command === 'list') return (await loadAll()).map(toText).join('\n');
  if (command !== 'remove' || id === undefined) throw new Error(usage);
  await post('removal', { id });
  return `Message ${id} is removed.`;
});
