import { randomUUID } from 'node:crypto';
import { waitForMailedPath, waitForMailWith } from '@vyloha/e2e-fixtures/mails';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('the nearest branch is found by its region and by a postcode, with its stock', async ({ plain }) => {
  await plain.open('/pobocky');
  expect(plain.read('main')).toContain('24 poboček');
  expect(plain.document.querySelectorAll('main li address')).toHaveLength(12);
  await plain.press('Hledat', { kraj: 'jihomoravsky' }, 'main');
  expect(plain.text('h1')).toBe('Pobočky: Jihomoravský kraj');
  expect(plain.document.querySelectorAll('main li address')).toHaveLength(2);
  await plain.press('Hledat', { q: '999 99' }, 'main');
  expect(plain.read('main')).toContain('PSČ 999 99 neznáme.');
  await plain.press('Hledat', { q: '671 81' }, 'main');
  expect(plain.read('main')).toContain('Nejbližší k PSČ 671 81.');
  await plain.follow('Znojmo', 'main');
  expect(plain.text('h1')).toBe('Znojmo');
  await plain.press('Zjistit', { q: 'hadice' });
  expect(plain.path).toBe('/hledat?q=hadice&prodejna=znojmo');
  expect(plain.document.querySelector('main a[href^="/produkt/"]')).not.toBeNull();
});

test('notices stay dismissed; prices, currency and language are switched', async ({ plain }) => {
  await plain.open('/zahrada');
  await plain.press('Zavřít oznámení');
  expect(plain.url.pathname).toBe('/zahrada');
  await plain.press('Rozumím');
  await plain.open('/hledat?q=hadice');
  expect(plain.document.querySelector('[data-notice="consent"]')).toBeNull();
  expect(plain.hasButton('Zavřít oznámení')).toBe(false);
  await plain.open('/zahrada');
  const withTax = plain.read('main [data-length]');
  await plain.press('Ceny bez DPH');
  expect(plain.read('main [data-length]')).not.toBe(withTax);
  await plain.press('Ceny s DPH');
  expect(plain.read('main [data-length]')).toBe(withTax);
  await plain.press('Euro');
  expect(plain.read('main')).toContain('€');
  await plain.press('Slovenčina');
  expect(plain.document.documentElement.lang).toBe('sk');
});

test('the newsletter is asked for, confirmed and called off', async ({ plain }) => {
  const email = `novinky-${randomUUID()}@example.com`;
  await plain.open('/vse-o-nakupu');
  await plain.press('Odebírat', { email: 'jana@nikde' });
  expect(plain.read('main')).toContain('E-mail není ve správném formátu');
  expect(plain.valueOf('email')).toBe('jana@nikde');
  await plain.press('Odebírat', { email }, 'main');
  await plain.open(await waitForMailedPath(email, '/newsletter/potvrdit'));
  await plain.press('Potvrdit odběr novinek');
  expect(plain.read()).toContain('Odběr novinek je potvrzený');
  await plain.open('/newsletter/odhlasit');
  await plain.press('Poslat odkaz', { email }, 'main');
  expect(plain.read('main')).toContain('za chvíli na něj přijde odkaz');
  await plain.open('/newsletter/odhlasit?token=neni-to-on');
  await plain.press('Odhlásit odběr novinek');
  expect(plain.read('main')).toContain('Tento odkaz neplatí');
  await plain.open(await waitForMailedPath(email, '/newsletter/odhlasit'));
  await plain.press('Odhlásit odběr novinek');
  expect(plain.read()).toContain('Novinky vám už nepřijdou');
});

test('a message of the contact form reaches the shop, and is confirmed', async ({ plain }) => {
  const email = `tazatel-${randomUUID()}@example.com`;
  await plain.open('/kontakty');
  await plain.press('Odeslat zprávu', { name: 'Jana Nováková', email: 'jana@nikde', message: 'Máte mladé jabloně?' });
  expect(plain.read('main')).toContain('E-mail není ve správném formátu');
  expect(plain.valueOf('message')).toBe('Máte mladé jabloně?');
  await plain.press('Odeslat zprávu', { email });
  expect(plain.read()).toContain('Děkujeme za zprávu');
  await waitForMailWith(`Reply-To: ${email}`);
  await waitForMailWith(`To: ${email}`);
});
