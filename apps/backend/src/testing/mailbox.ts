import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

export interface Mailbox {
  dataDir: string;
  /** The mails written so far, oldest first, once there are at least this many. */
  mails(atLeast?: number): Promise<string[]>;
  /** The secret of the last link in a mail. */
  secretOf(mail: string): string;
  remove(): Promise<void>;
}

const decodeBytes = (text: string) =>
  text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A message with its quoted-printable and base64 parts and its long header lines decoded. */
export function decodeMail(message: string): string {
  const unfolded = message
    .replace(/\r\n/g, '\n')
    .replace(
      /^Content-Transfer-Encoding: base64\n((?:[\w-]+:.*\n)*)\n([\w+/=\n]+)/gm,
      (_, headers: string, body: string) => `${headers}\n${Buffer.from(body, 'base64').toString('latin1')}\n`,
    )
    .replace(/=\n/g, '');
  // Of the head only encoded words are encoded: an address may well have `token=41…` in it.
  const end = unfolded.indexOf('\n\n');
  const head = unfolded.slice(0, end).replace(/=\?UTF-8\?Q\?[^?]*/g, decodeBytes);
  return Buffer.from(head + decodeBytes(unfolded.slice(end)), 'latin1').toString('utf8');
}

/** A data folder of the test's own, for its mails. */
export async function openMailbox(): Promise<Mailbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vyloha-mail-'));
  const folder = join(dataDir, 'mail');
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d.*\.eml$/.test(name)).sort();
    return Promise.all(names.map(async (name) => decodeMail(await readFile(join(folder, name), 'latin1'))));
  };
  return {
    dataDir,
    mails: (atLeast = 0) =>
      vi.waitFor(async () => {
        const mails = await read();
        if (mails.length < atLeast) throw new Error(`${mails.length} mails so far`);
        return mails;
      }, 5_000),
    secretOf: (mail) => /[?&]token=([\w-]+)/.exec(mail)?.[1] ?? '',
    // A mail may not have been written yet.
    remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
