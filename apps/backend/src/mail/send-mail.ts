import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../config/settings';
import type { Mail, MailSender } from './mail';

type MailSettings = Pick<Settings, 'smtpUrl' | 'dataDir'>;

/** A message under its own name appears whole or not at all. */
async function writeToFolder(dataDir: string, message: Buffer): Promise<void> {
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
  const unfinished = join(folder, `.${name}`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
}

/** Sends by SMTP_URL; without it the message is written to DATA_DIR/mail. */
export async function sendMail({ smtpUrl, dataDir }: MailSettings, from: MailSender, mail: Mail): Promise<void> {
  const message = { ...mail, from: { name: from.name, address: from.email } };
  if (smtpUrl !== null) {
    await createTransport(smtpUrl).sendMail(message);
    return;
  }
  const written = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  if (!Buffer.isBuffer(written.message)) throw new TypeError('the message came as a stream');
  await writeToFolder(dataDir, written.message);
}
