import { mailTexts } from '@vyloha/backend-kernel/testing';
import * as fc from 'fast-check';
import { parseDocument, DomUtils } from 'htmlparser2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '@vyloha/contract';
import { hostileText, invisible, withoutBrokenDots } from '../testing/hostile-text';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { breakLinks, linkMail, sendMail } from '@vyloha/backend-kernel';

const kinds = [
  'activation',
  'registration',
  'existingAccount',
  'loginLink',
  'reset',
  'watching',
  'back',
  'watchingPrice',
  'watchingTarget',
  'priceFell',
  'newsletter',
  'newsletterLeave',
  'emailChange',
  'emailChanged',
  'accountDeleted',
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'newDevice',
  'companyInvitation',
  'approvalRequested',
  'approvalApproved',
  'approvalRejected',
  'scheduleReminder',
  'scheduleWaiting',
  'scheduleEnded',
] as const;
const link = 'http://localhost:3000/page?token=a&email=b';
const cancelLink = 'http://localhost:3000/zrusit-hlidani?token=c';
const shop = { name: 'Zelená výloha', phone: '+420 222 333 444', email: 'obchod@example.com' };

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.remove());

it('knows every kind of mail', () => {
  const other = ['greeting', 'signature', 'linkNote', 'contact', 'cancel', 'unsubscribe', 'unknownDevice'];
  expect(
    Object.keys(mailTexts)
      .filter((key) => !other.includes(key))
      .sort(),
  ).toEqual([...kinds].sort());
});

it.each(kinds)('%s shows input as text, whatever it is', (kind) => {
  fc.assert(
    fc.property(hostileText, hostileText, fc.constantFrom(...locales), (productName, name, locale) => {
      const mail = linkMail({
        kind,
        locale,
        to: 'jana@example.com',
        link,
        productName: productName,
        shop: { ...shop, name },
        cancelLink,
      });
      expect(withoutBrokenDots(mail.subject)).not.toMatch(invisible);
      expect(mail.subject.length).toBeLessThan(1000);
      expect(withoutBrokenDots(mail.text.replaceAll('\n', ''))).not.toMatch(invisible);
      expect(mail.text.split('\n\n')).toHaveLength(7);

      const document = parseDocument(mail.html);
      const elements = DomUtils.getElementsByTagName(() => true, document);
      const names = new Set(elements.map(({ name: element }) => element));
      expect([...names].sort()).toEqual(['a', 'body', 'br', 'div', 'head', 'html', 'img', 'meta', 'p', 'style']);
      const links = DomUtils.getElementsByTagName('a', document).map(({ attribs }) => attribs['href']);
      expect(new Set(links.map((href) => href?.replaceAll('&amp;', '&')))).toEqual(new Set([link, cancelLink]));
    }),
    { numRuns: 150 },
  );
});

it('makes no link out of product names', () => {
  const productName = 'Navštivte http://evil.example/x, www.evil.cz, https://evil.example nebo evil@evil.example';
  const { subject, text, html } = linkMail({
    kind: 'watching',
    locale: 'cs',
    to: 'jana@example.com',
    link,
    productName: productName,
    shop,
  });
  for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.(?:example|cz)|:\/\/evil|@evil/);
  expect(subject).toContain('evil. example');
});

it('leaves ordinary names as they are', () => {
  const productName = 'Hadice 1/2", 20 m (s.r.o.) – zelená & žlutá, v2.0';
  const { text } = linkMail({
    kind: 'watching',
    locale: 'cs',
    to: 'jana@example.com',
    link,
    productName: productName,
    shop,
  });
  expect(text).toContain(productName);
});

it('leaves a name with a dot as it reads, without a link', () => {
  const name = breakLinks('Alza.cz a.s.');
  expect(name).toBe('Alza\u2060.cz a.s.');
  expect(withoutBrokenDots(name)).toBe('Alza.cz a.s.');
  for (const path of ['evil.cz/x', 'evil.cz?x', 'evil.cz:81', 'www.evil.cz', 'a@evil.cz', 'ftp://evil.cz'])
    expect(breakLinks(`Alza.cz ${path}`)).toMatch(/^Alza\. cz .*evil\. cz/);
});

it('goes only to its recipient, with the headers of the shop alone', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (typed, name) => {
      const mail = linkMail({ kind: 'watching', locale: 'cs', to: 'jana@example.com', link, productName: typed, shop });
      await sendMail({ smtpUrl: null, dataDir: mailbox.dataDir }, { name, email: shop.email }, mail);
    }),
    { numRuns: 20 },
  );
  for (const message of await mailbox.mails(20)) {
    const [head = ''] = message.split(/\r?\n\r?\n/);
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, header]) => header?.toLowerCase());
    expect(names.filter((header) => header === 'to')).toHaveLength(1);
    expect(names).not.toContain('bcc');
    expect(names.filter((header) => header === 'subject')).toHaveLength(1);
    expect(head).toMatch(/^To: jana@example\.com\r?$/m);
  }
});

it.each(['jana@example.com, all@example.com', 'Jana <all@example.com>', 'jana@example.com\r\nBcc: all@example.com'])(
  'does not read more than one address out of %j',
  async (to) => {
    const box = await openMailbox();
    const mail = linkMail({ kind: 'reset', locale: 'cs', to, link, shop });
    await sendMail({ smtpUrl: null, dataDir: box.dataDir }, shop, mail).catch(() => undefined);
    const [message = ''] = await box.mails();
    expect(message).not.toMatch(/^Bcc:/m);
    expect(message).not.toMatch(/^To: .*<?all@example\.com>?$/m);
    await box.remove();
  },
);
