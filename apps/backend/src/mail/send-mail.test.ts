import { afterEach, expect, it } from 'vitest';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { startSmtpServer, type SmtpServer } from '../testing/smtp-server';
import { linkMail, sendMail } from '@vyloha/backend-kernel';

const shop = { name: 'Zelená <výloha>', phone: '+420 222 333 444', email: 'obchod@example.com' };
const mail = linkMail({
  kind: 'reset',
  locale: 'cs',
  to: 'jana@example.com',
  link: 'http://localhost:3000/resetovat-heslo?token=a&email=b',
  shop,
});

let mailbox: Mailbox | undefined;
let server: SmtpServer | undefined;
afterEach(async () => {
  await mailbox?.remove();
  await server?.close();
});

it('has the same text with and without markup, and escapes markup', () => {
  expect(mail.subject).toBe('Nové heslo');
  expect(mail.text).toContain('Nastavit nové heslo: http://localhost:3000/resetovat-heslo?token=a&email=b');
  expect(mail.text).toContain('Zavolejte +420 222 333 444 nebo napište na obchod@example.com.');
  expect(mail.html).toContain('href="http://localhost:3000/resetovat-heslo?token=a&amp;email=b"');
  expect(mail.html).toContain('Váš obchod Zelená &lt;výloha&gt;');
});

it('is written to the data folder where no mail server is configured', async () => {
  mailbox = await openMailbox();
  await sendMail({ smtpUrl: null, dataDir: mailbox.dataDir }, shop, mail);
  const [written = ''] = await mailbox.mails();
  expect(written).toMatch(/^From: .*<obchod@example\.com>/m);
  expect(written).toMatch(/^To: jana@example\.com/m);
  expect(written).toContain('text/html');
});

it('goes to the configured mail server', async () => {
  server = await startSmtpServer();
  await sendMail({ smtpUrl: server.url, dataDir: '/nowhere' }, shop, mail);
  expect(server.received()).toContain('RCPT TO:<jana@example.com>');
  expect(server.received()).toContain('Subject: =?UTF-8?');
});

it('reports when the mail server cannot be reached', async () => {
  await expect(sendMail({ smtpUrl: 'smtp://127.0.0.1:9', dataDir: '/nowhere' }, shop, mail)).rejects.toThrow();
});
