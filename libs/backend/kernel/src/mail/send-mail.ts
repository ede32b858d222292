import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { counter } from '@vyloha/telemetry/server';
import { createTransport } from 'nodemailer';
import type { Settings } from '../config/settings';
import type { Mail, MailSender } from './mail';
import { toPlainLine } from './plain-line';

type MailSettings = Pick<Settings, 'smtpUrl' | 'dataDir'>;

/** A mail server that hangs keeps neither a stopping process nor the next mail waiting. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** Writes a message atomically under its own name. */
async function writeToFolder(dataDir: string, message: Buffer): Promise<void> {
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
  const draft = join(folder, `.${name}`);
  await writeFile(draft, message, { mode: 0o600 });
  await rename(draft, join(folder, name));
}

async function deliver({ smtpUrl, dataDir }: MailSettings, from: MailSender, mail: Mail): Promise<void> {
  const { replyTo, unsubscribeUrl, ...parts } = mail;
  const message = {
    ...parts,
    attachments: (mail.attachments ?? []).map((attachment) => ({
      ...attachment,
      ...(attachment.cid !== undefined && { contentDisposition: 'inline' as const }),
    })),
    // As a single address: a list or a name is never parsed out of it.
    to: { name: '', address: mail.to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(unsubscribeUrl !== undefined && {
      headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    from: { name: toPlainLine(from.name), address: from.email },
  };
  if (smtpUrl !== null) {
    await createTransport({ url: smtpUrl, ...timeouts }).sendMail(message);
    return;
  }
  const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  if (!Buffer.isBuffer(composed.message)) throw new TypeError('the message came as a stream');
  await writeToFolder(dataDir, composed.message);
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
