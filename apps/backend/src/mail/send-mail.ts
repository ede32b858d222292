import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { counter } from '@vyloha/telemetry/server';
import { createTransport } from 'nodemailer';
import type { Settings } from '../config/settings';
import type { Mail, MailSender } from './mail';
import { plainLine } from './plain-line';

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

async function deliver({ smtpUrl, dataDir }: MailSettings, from: MailSender, mail: Mail): Promise<void> {
  const message = {
    ...mail,
    // As a whole address: a list or a name is never read out of it.
    to: { name: '', address: mail.to },
    from: { name: plainLine(from.name), address: from.email },
  };
  if (smtpUrl !== null) {
    await createTransport(smtpUrl).sendMail(message);
    return;
  }
  const written = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  if (!Buffer.isBuffer(written.message)) throw new TypeError('the message came as a stream');
  await writeToFolder(dataDir, written.message);
}

const mails = counter('vyloha_mails_total', 'Mails handed over, by how it ended: sent or failed', ['result']);

/** Sends by SMTP_URL; without it the message is written to DATA_DIR/mail. */
export async function sendMail(settings: MailSettings, from: MailSender, mail: Mail): Promise<void> {
  try {
    await deliver(settings, from, mail);
    mails.inc({ result: 'sent' });
  } catch (error) {
    mails.inc({ result: 'failed' });
    throw error;
  }
}
