import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Undoes what mails do to long lines and equals signs. */
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

/** Path and query of the newest link that was mailed to somebody. */
export function mailedLink(dataDir: string, to: string): Promise<URL> {
  return vi.waitFor(async () => {
    const mail = (await readMails(dataDir)).findLast((message) => message.includes(`To: ${to}`));
    const link = /https?:\/\/\S+token=\S+/.exec(mail ?? '')?.[0];
    if (link === undefined) throw new Error(`no mail to ${to} yet`);
    return new URL(link);
  }, 5_000);
}
