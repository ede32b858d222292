import * as fc from 'fast-check';
import { defaultLocale, locales } from '@vyloha/contract';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { hostileText, invisible, withoutBrokenDots } from '../../testing/hostile-text';
import { anOrderMail } from '../../testing/an-order-mail';
import { anOrderRow } from '../../testing/order-rows';
import { orderMail } from '@vyloha/backend-orders/testing';

const compose = (typed: string, locale = defaultLocale, recipient = 'jana@example.com') =>
  orderMail(
    anOrderMail({
      locale,
      order: anOrderRow({
        name: typed,
        phone: typed,
        businessName: typed,
        tin: typed,
        vatin: typed,
        billingName: typed,
        billingStreet: typed,
        billingCity: typed,
        shippingName: typed,
        shippingPhone: typed,
        shippingStreet: typed,
        shippingCity: typed,
        comment: typed,
        shipperComment: typed,
        customOrderNumber: typed,
        vatinSvk: typed,
      }),
    }),
    recipient,
  );

it('shows what the shopper filled in as text, whatever it is', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom(...locales), (typed, locale) => {
      const mail = compose(typed, locale);
      expect(mail.subject).not.toMatch(invisible);
      expect(withoutBrokenDots(mail.text.replaceAll('\n', ''))).not.toMatch(invisible);
      const document = parseDocument(mail.html);
      const elements = DomUtils.getElementsByTagName(() => true, document);
      const allowed = [
        'a',
        'body',
        'br',
        'div',
        'h2',
        'head',
        'html',
        'img',
        'meta',
        'p',
        'span',
        'style',
        'table',
        'td',
        'th',
        'tr',
      ];
      expect([...new Set(elements.map(({ name }) => name))].filter((name) => !allowed.includes(name))).toEqual([]);
      const pictures = DomUtils.getElementsByTagName('img', document).map(({ attribs }) => attribs['src']);
      expect(pictures).toEqual(['http://localhost:3000/apple-touch-icon.png']);
      const links = DomUtils.getElementsByTagName('a', document).map(({ attribs }) => attribs['href']);
      expect(new Set(links)).toEqual(new Set([anOrderMail().orderUrl, anOrderMail().termsUrl]));
    }),
    { numRuns: 100 },
  );
});

it('makes no link out of it, and no line of its own', () => {
  const { text, html } = compose('Sleva na http://evil.example/x, www.evil.cz nebo evil@evil.example');
  for (const form of [text, html]) expect(form).not.toMatch(/evil\.(?:example|cz)|:\/\/evil|@evil/);
  expect(compose('{shop}').text).toContain('{shop}');
});

it('shows a long note whole, line by line', () => {
  const words = Array.from({ length: 120 }, (_, index) => `slovo${index}`);
  const { text } = compose(`${words.join(' ')}\nDěkuji`);
  for (const word of words) expect(text).toMatch(new RegExp(`\\b${word}\\b`));
  expect(text).toMatch(/^Děkuji$/m);
});
