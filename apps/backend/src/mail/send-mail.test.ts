import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { linkMail } from './link-mail';
import { sendMail } from './send-mail';

const shop = { name: 'Zelená <výloha>', phone: '+420 222 333 444', email: 'obchod@example.com' };
const mail = linkMail({
  kind: 'reset',
  locale: 'cs',
  to: 'jana@example.com',
  link: 'http://localhost:3000/resetovat-heslo?token=a&email=b',
  shop,
});

let mailbox: Mailbox | undefined;
let server: Server | undefined;
afterEach(async () => {
  await mailbox?.remove();
  server?.close();
});

it('has the same text with and without markup, and escapes markup', () => {
  expect(mail.subject).toBe('Zelená <výloha>: nové heslo');
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

/** Minimal SMTP server: accepts everything and records what it receives. */
function listenForMail(heard: string[]): Promise<number> {
  const replies: [RegExp, string][] = [
    [/^(EHLO|HELO|MAIL|RCPT|RSET)/i, '250 ok'],
    [/^DATA/i, '354 go on'],
    [/^QUIT/i, '221 bye'],
  ];
  server = createServer((socket) => {
    socket.write('220 test\r\n');
    let isLetter = false;
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      heard.push(text);
      if (isLetter) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isLetter = false;
        socket.write('250 kept\r\n');
        return;
      }
      isLetter = /^DATA/i.test(text);
      socket.write(`${replies.find(([command]) => command.test(text))?.[1] ?? '500 what'}\r\n`);
    });
  });
  const listening = server;
  return new Promise((resolve) => {
    listening.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

it('goes to the configured mail server', async () => {
  const heard: string[] = [];
  const port = await listenForMail(heard);
  await sendMail({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '/nowhere' }, shop, mail);
  expect(heard.join('')).toContain('RCPT TO:<jana@example.com>');
  expect(heard.join('')).toContain('Subject: =?UTF-8?');
});

it('reports when the mail server cannot be reached', async () => {
  await expect(sendMail({ smtpUrl: 'smtp://127.0.0.1:9', dataDir: '/nowhere' }, shop, mail)).rejects.toThrow();
});
