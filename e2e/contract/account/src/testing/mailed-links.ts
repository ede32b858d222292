import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Decodes quoted-printable: long lines and equals signs. */
function unfold(message: string): string {
  return message.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

async function readMails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith('.eml') && !name.startsWith('.'),
  );
  return Promise.all(names.sort().map(async (name) => unfold(await readFile(join(folder, name), 'utf8'))));
}

/** The newest link mailed to an address, once there are `mails` mails. */
export function mailedLink(dataDir: string, to: string, mails = 1): Promise<URL> {
  return vi.waitFor(async () => {
    const theirs = (await readMails(dataDir)).filter((message) => message.includes(`To: ${to}`));
    const link = /https?:\/\/\S+token=\S+/.exec(theirs.at(-1) ?? '')?.[0];
    if (link === undefined || theirs.length < mails) throw new Error(`not yet mailed to ${to}`);
    return new URL(link);
  }, 20_000);
}
