import { locales } from '@vyloha/contract';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { anOrderMail } from '../../testing/an-order-mail';
import { anOrderItemRow, anOrderRow } from '../../testing/order-rows';
import { type OrderMailData, orderMail, orderTextsIn } from '@vyloha/backend-orders/testing';

const account = { bankAccount: '2000145399/0800', bankIban: 'CZ6508000000192000145399', bankBic: 'GIBACZPX' };
const online = { paymentType: 'ONLINE', paymentName: { cs: 'Kartou', sk: 'Kartou' } };
const textOf = (changes: Partial<OrderMailData>) =>
  orderMail(anOrderMail(changes), 'jan@example.com').text.replaceAll('\u00a0', ' ');

describe.each(locales)('the mail of an order in %s', (locale) => {
  const texts = orderTextsIn(locale);

  it.each([
    ['to the courier', {}, texts.payments.CASH_ON_DELIVERY, 1],
    ['by card, also later', online, texts.payments.ONLINE, 2],
    ['by a transfer', { paymentType: 'BANK_TRANSFER', ...account }, texts.payments.BANK_TRANSFER, 2],
    [
      'by a transfer whose account is not known',
      { paymentType: 'BANK_TRANSFER' },
      texts.payments.BANK_TRANSFER_LATER,
      1,
    ],
  ])('says how it is paid %s', (_, payment, instruction, links) => {
    const text = textOf({ locale, order: anOrderRow({ locale, ...payment }) });
    expect(text).toContain(instruction);
    expect(text.split(`${texts.orderPage}: http://localhost:3000/objednavka/a-b_C`)).toHaveLength(links + 1);
  });

  it('asks nobody to pay a cancelled order, nor tells them how to withdraw from it', () => {
    for (const kind of ['refundDue', 'refundDueCopy'] as const) {
      const text = textOf({ kind, locale, order: anOrderRow({ locale, ...online }) });
      expect(text).toContain('Kartou');
      expect(text).not.toContain(texts.payments.ONLINE);
      expect(text).not.toContain(texts.withdrawal.toLocaleUpperCase());
    }
  });

  it.each(['reverseCharge', 'export'] as const)('says why an order has no tax: %s', (taxTreatment) => {
    const untaxed = { taxTreatment, serviceShares: [{ listRate: 21, taxRate: 0, weight: 1 }] };
    const text = textOf({ locale, order: anOrderRow({ locale, ...untaxed }), taxNotes: ['Why there is none.'] });
    expect(text).toContain(`\n${texts.untaxed} (`);
    expect(text).toContain('\nWhy there is none.\n');
    expect(text).not.toContain(texts.total);
  });

  it('states the number for VAT of a Slovak seller, who has one for other taxes beside it', () => {
    const { settings } = anOrderMail();
    const contact = { ...settings.contact, vatin: '2121234577', vatinSvk: 'SK2121234577' };
    expect(textOf({ locale, settings: { ...settings, contact } })).toContain('DIČ 2121234577, IČ DPH SK2121234577');
    expect(textOf({ locale })).not.toContain('IČ DPH');
  });

  it('links the withdrawal of consumers, and tells businesses that they have none', () => {
    const { withdrawalUrl } = anOrderMail();
    expect(textOf({ locale })).toContain(`${texts.withdrawalPage}: ${withdrawalUrl}`);
    const business = textOf({ locale, order: anOrderRow({ locale, tin: '27074358', businessName: 'Firma s.r.o.' }) });
    expect(business).not.toContain(withdrawalUrl);
    expect(business).not.toContain(texts.withdrawalPage);
    expect(business).toContain(texts.businessTexts[0]);
  });

  it.each([
    ['shipped', true],
    ['ready', true],
    ['delivered', true],
    ['processing', false],
  ] as const)('that says %s tells consumers alone how to withdraw: %s', (kind, isMentioned) => {
    const { withdrawalUrl } = anOrderMail();
    expect(textOf({ kind, locale }).includes(withdrawalUrl)).toBe(isMentioned);
    expect(textOf({ kind, locale, order: anOrderRow({ locale, tin: '27074358' }) })).not.toContain(withdrawalUrl);
  });

  it('has the logo and small pictures of its products, which nobody needs to understand it', () => {
    const withPicture = anOrderItemRow({
      orderId: 'o-1',
      mainImage: { fileKey: 'konev 1.jpg', alt: { cs: '', sk: '' } },
    });
    const { html } = orderMail(
      anOrderMail({ locale, items: [withPicture, anOrderItemRow({ orderId: 'o-1' })] }),
      'a@b.cz',
    );
    const document = parseDocument(html);
    const pictures = DomUtils.getElementsByTagName('img', document).map(({ attribs }) => attribs);
    expect(pictures.map(({ src, alt, width, height }) => [src, alt, width, height])).toEqual([
      ['http://localhost:3000/apple-touch-icon.png', '', '40', '40'],
      ['http://localhost:3000/img/konev%201.jpg?width=64&height=64&crop=true', '', '48', '48'],
    ]);
    const cells = DomUtils.getElementsByTagName('th', document).map(({ attribs }) => attribs['colspan']);
    expect(cells.slice(0, 3)).toEqual([undefined, '2', '2']);
  });

  it('begins with the day, in its time window or as it is expected', () => {
    const titlesOf = (changes: Partial<Parameters<typeof anOrderMail>[0]>) => {
      const { html } = orderMail(anOrderMail({ locale, ...changes }), 'a@b.cz');
      return DomUtils.getElementsByTagName('h2', parseDocument(html)).map((title) => DomUtils.textContent(title));
    };
    expect(titlesOf({ expectedOn: '2026-11-24' })[0]).toBe(texts.expectedDelivery);
    const text = textOf({ locale, expectedOn: '2026-11-24', orderUrl: 'http://localhost:3000/objednavka/x' });
    expect(text.indexOf(texts.expectedDelivery.toLocaleUpperCase())).toBeLessThan(text.indexOf(texts.orderPage));
    const deliveryTime = { deliveryDate: '2026-11-25', deliveryFrom: '8:00', deliveryTo: '12:00' };
    expect(titlesOf({ order: anOrderRow({ locale, ...deliveryTime }) })[0]).toBe(texts.deliveryDay);
    expect(titlesOf({})[0]).toBe(texts.items);
    const transfer = textOf({ locale, order: anOrderRow({ locale, status: 'new', paymentType: 'BANK_TRANSFER' }) });
    expect(transfer).toContain(texts.afterPayment);
    expect(titlesOf({ kind: 'unpaid', expectedOn: '2026-11-24' })[0]).not.toBe(texts.expectedDelivery);
  });

  it('shows the code of a transfer, whose account it says in words', () => {
    const bank = { paymentType: 'BANK_TRANSFER', bankAccount: '2000145399/0800', bankIban: 'CZ6508000000192000145399' };
    const order = anOrderRow({ locale, ...bank, bankBic: 'GIBACZPX' });
    const paymentCode = Buffer.from('png');
    const mail = orderMail(anOrderMail({ locale, order, paymentCode }), 'a@b.cz');
    expect(mail.attachments).toEqual([
      { filename: 'qr.png', content: paymentCode, contentType: 'image/png', cid: 'payment-code' },
    ]);
    expect(mail.html).toContain('src="cid:payment-code"');
    expect(mail.text).toContain('2000145399/0800');
    const paid = anOrderMail({ locale, kind: 'shipped', order, paymentCode });
    expect(orderMail(paid, 'a@b.cz')).not.toHaveProperty('attachments');
  });

  it('lists discounts, what was paid in credits, and what rounds the price', () => {
    const discount = { orderId: 'o-1', position: 0, taxRate: 21, totalMinor: -1_990, totalWithoutTaxMinor: -1_645 };
    const text = textOf({
      locale,
      discounts: [{ ...discount, kind: 'coupon', name: { cs: 'Sleva', sk: 'Zľava' } }],
      order: anOrderRow({ locale, couponCode: 'ZAHRADA10', credits: 40, roundingMinor: -38 }),
    });
    expect(text).toContain('(ZAHRADA10): −19,90 Kč');
    expect(text).toContain(`${texts.creditsSpent}: 40`);
    expect(text).toContain(`${texts.rounding}: −0,38 Kč`);
    expect(textOf({ locale })).not.toContain(texts.rounding);
  });
});
