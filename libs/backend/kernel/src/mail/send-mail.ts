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

function toMessage(from: MailSender, { replyTo, unsubscribeUrl, ...parts }: Mail) {
  return {
    ...parts,
    attachments: (parts.attachments ?? []).map((attachment) => ({
      ...attachment,
      ...(attachment.cid !== undefined && { contentDisposition: 'inline' as const }),
    })),
    // As a single address: a list or a name is never parsed out of it.
    to: { name: '', address: parts.to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(unsubscribeUrl !== undefined && {
      headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    from: { name: toPlainLine(from.name), address: from.email },
  };
}

type Message = ReturnType<typeof toMessage>;

async function writeMessage(dataDir: string, message: Message): Promise<void> {
  const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  if (!Buffer.isBuffer(composed.message)) throw new TypeError('the message came as a stream');
  await writeToFolder(dataDir, composed.message);
}

const mails = counter('vyloha_mails_total', 'Mails handed over, by how it ended: sent or failed', ['result']);

async function countResult(delivery: Promise<unknown>): Promise<void> {
  try {
    await delivery;
    mails.inc({ result: 'sent' });
  } catch (error) {
    mails.inc({ result: 'failed' });
    throw error;
  }
}

/** Sends by SMTP_URL; without it the message is written to DATA_DIR/mail. */
export function sendMail({ smtpUrl, dataDir }: MailSettings, from: MailSender, mail: Mail): Promise<void> {
  const message = toMessage(from, mail);
  if (smtpUrl === null) return countResult(writeMessage(dataDir, message));
  return countResult(createTransport({ url: smtpUrl, ...timeouts }).sendMail(message));
}

export interface Mailer {
  /** As `sendMail` does. */
  send(from: MailSender, mail: Mail): Promise<void>;
  /** Closes its connections, those in the middle of a mail when it has been handed over. */
  close(): void;
}

/** For many mails: keeps its connections to the mail server, at most so many. */
export function openMailer(settings: MailSettings, maxConnections: number): Mailer {
  const { smtpUrl } = settings;
  if (smtpUrl === null) return { send: (from, mail) => sendMail(settings, from, mail), close: () => undefined };
  const pool = createTransport({ url: smtpUrl, pool: true, maxConnections, ...timeouts });
  return {
    send: (from, mail) => countResult(pool.sendMail(toMessage(from, mail))),
    close: () => pool.close(),
  };
}
