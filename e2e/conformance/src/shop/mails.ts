import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const waitMs = 10_000;
const pollMs = 20;

/** Decodes quoted-printable as far as links need it. */
const unfold = (message: string) => message.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).sort();
  return Promise.all(files.map(async (name) => unfold(await readFile(join(folder, name), 'utf8'))));
}

/**
 * The secret of the last link that was mailed to an address.
 * @param folder with a file for each mail
 * @param isWanted which links, where several kinds are mailed
 */
export async function mailedSecret(
  folder: string,
  to: string,
  isWanted: (link: string) => boolean = () => true,
): Promise<string> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const theirs = (await readMails(folder)).filter((message) => message.includes(`To: ${to}`));
    const links = theirs.flatMap((message) => message.match(/https?:\/\/\S+token=[\w-]+/g) ?? []).filter(isWanted);
    const secret = /token=([\w-]+)/.exec(links.at(-1) ?? '')?.[1];
    if (secret !== undefined) return secret;
    if (Date.now() > deadline) throw new Error(`no link was mailed to ${to}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
