import { expect, it } from 'vitest';
import { toCsv } from './to-csv';

const jana = {
  email: 'jana@example.com',
  locale: 'cs',
  source: null,
  wording: 'Odesláním souhlasíte; "novinky" posíláme.',
  consentedAt: '2026-11-21T09:00:00.000Z',
  confirmedAt: '2026-11-21T09:05:00.000Z',
  unsubscribeUrl: 'https://shop.example/newsletter/odhlasit?token=abc',
};
const headings = '\uFEFFemail;locale;source;confirmedAt;consentedAt;wording;unsubscribeUrl\r\n';

it('has headings, and a line for each subscriber', () => {
  expect(toCsv([])).toBe(headings);
  expect(toCsv([jana])).toBe(
    `${headings}jana@example.com;cs;;2026-11-21T09:05:00.000Z;2026-11-21T09:00:00.000Z;"Odesláním souhlasíte; ""novinky"" posíláme.";https://shop.example/newsletter/odhlasit?token=abc\r\n`,
  );
});
