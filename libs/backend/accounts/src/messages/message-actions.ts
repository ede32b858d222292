import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { contactMessageSchema, type ContactMessage } from './contact-message';

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

export const listMessages: CommandAction = async () => (await loadAll()).map(toText).join('\n');

export const removeMessage: CommandAction = async ([id]) => {
  if (id === undefined) throw new WrongUsage();
  await post('removal', { id });
  return `Message ${id} is removed.`;
};
