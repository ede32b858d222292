import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderView } from '../../model/order';
import { aPaymentCode } from '../../testing/a-payment-code';
import { anOrder } from '../../testing/an-order';
import { OrderByTokenPage } from './order-by-token-page';

afterEach(cleanup);

const seller = {
  addressLines: ['Zelená výloha', 'Palackého 1', '602 00 Brno'],
  phone: '+420 222 333 444',
  email: 'obchod@example.com',
  tin: '12345678',
  vatin: 'CZ12345678',
};
const cash = { payment: { type: 'CASH_ON_DELIVERY', name: 'Dobírka' }, isPaidUpFront: false } as const;
const ofCompany = { isBusiness: true };
const agreedParagraph = { type: 'paragraph', content: [{ type: 'text', text: 'Platí zákon.', marks: [] }] };
const anInvoice = () => {
  const { currency } = anOrder();
  const invoice = { id: 'd-1', title: 'Faktura 20261000001', createdAt: '2026-11-22T10:00:00+01:00', invoice: null };
  return { ...invoice, orderCode: '2026000123', orderedBy: null, totalMinor: 109700, currency, formats: ['pdf'] };
};
const text = () => screen.getByTestId('page').textContent.replaceAll('\u00a0', ' ');

function renderOrder(changes: Partial<OrderView> = {}, locale: 'cs' | 'sk' = 'cs', mayClaim = false) {
  return renderPage(OrderByTokenPage, {
    locale,
    loaderData: {
      order: anOrder(changes),
      unannounced: [],
      mayClaim,
      token: 'order-token',
      seller,
      otherPayments: [],
      documents: [anInvoice()],
      terms: { locale: 'sk', nodes: [agreedParagraph] },
      paymentCodes: [aPaymentCode()],
    },
  });
}

describe('OrderByTokenPage', () => {
  const noMoney = { receivedMinor: 0, returnedMinor: 0, creditedMinor: 0, missingMinor: 109_700 };
  const allMoney = { ...noMoney, receivedMinor: 109_700, missingMinor: 0 };
  it.each([
    [{ money: noMoney }, 'Nic za ni platit nebudete'],
    [{ status: 'paid', money: allMoney }, 'stejným způsobem, jakým jste je zaplatili'],
    [{ status: 'paid', money: allMoney, online: { state: 'paid', isPayable: false } }, 'přes platební bránu'],
  ] as const)('cancels behind a disclosure that says what happens to the money: %j', async (changes, words) => {
    await renderOrder({ ...changes, isCancellable: true });
    const region = screen.getByRole('region', { name: 'Zrušit objednávku' });
    expect(region.querySelector('details')?.open).toBe(false);
    expect(region.textContent.replaceAll('\u00a0', ' ')).toContain(words);
    const form = region.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/objednavka/order-token']);
    expect(form?.querySelector('button')?.value).toBe('cancel');
  });

  it('does not offer to cancel what cannot be cancelled', async () => {
    await renderOrder();
    expect(screen.queryByRole('region', { name: 'Zrušit objednávku' })).toBeNull();
  });

  it('says what has come of the price, what went back and what is still to come', async () => {
    await renderOrder({
      money: { receivedMinor: 50_000, returnedMinor: 0, creditedMinor: 9_900, missingMinor: 49_800 },
    });
    for (const row of ['Zaplaceno500 Kč', 'Opravný daňový doklad−99 Kč', 'Zbývá zaplatit498 Kč', 'Zaplacena část'])
      expect(text()).toContain(row);
  });

  it.each([
    [{}, 'zbývá zaplatit 498 Kč. Zboží připravíme, jakmile doplatek dorazí.'],
    [
      { payment: { type: 'ONLINE', name: 'Kartou' }, online: { state: 'awaiting', isPayable: true } },
      'Zaplatit 498 Kč',
    ],
  ] as const)('asks for what is missing alone once a part has come: %j', async (changes, words) => {
    const money = { receivedMinor: 59_900, returnedMinor: 0, creditedMinor: 0, missingMinor: 49_800 };
    await renderOrder({ money, ...changes });
    expect(text()).toContain(words);
    expect(text()).not.toContain('jakmile platba dorazí');
  });

  it('shows the state, the products with links and prices, and who sells', async () => {
    await renderOrder({
      status: 'shipped',
      comment: 'Zvonek nefunguje',
      shipperComment: 'Volejte předem',
      deliveryTime: { date: '2026-11-27', from: '8:00', to: '12:00' },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Objednávka 2026000123' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Průběh objednávky' }));
    expect(steps.getByText('Na cestě').closest('li')?.getAttribute('aria-current')).toBe('step');
    const product = screen.getByRole('link', { name: 'Zahradní hadice Flexi, Zelená, 20\u00a0m' });
    expect(product.getAttribute('href')).toBe('/produkt/hadice-flexi?variant_id=v-hadice-flexi-20');
    for (const part of [
      '998 Kč',
      '1 097 Kč',
      'bez DPH 906,61 Kč',
      'Zvonek nefunguje',
      'IČO 12345678',
      'Volejte předem',
      'pátek 27. 11., 8:00–12:00',
    ])
      expect(text()).toContain(part);
  });

  it('shows its parcels with what is in them, and what is still to come', async () => {
    const parcel = { carrier: 'PPL na adresu', trackingNumber: 'NB1', items: [{ id: 'ci-1', amount: 1 }] };
    const [sent, withoutPage] = [
      { ...parcel, number: 1, trackingUrl: 'https://carrier.example/NB1', state: 'sent' },
      { ...parcel, number: 2, trackingUrl: null, state: 'returned' },
    ] as const;
    await renderOrder({ status: 'processing', parcels: [sent, withoutPage] });
    const parcels = within(screen.getByRole('region', { name: 'Zásilky' }));
    expect(parcels.getByRole('link', { name: 'Sledovat zásilku' }).getAttribute('href')).toBe(sent.trackingUrl);
    for (const part of [
      'PPL na adresu NB1',
      'na cestě',
      'vrátila se nám',
      'Ještě neodeslané',
      'zbytek pro vás připravujeme. Až ho odešleme',
    ])
      expect(text()).toContain(part);
    expect(parcels.getAllByText(/^1 ks Zahradní hadice/)).toHaveLength(3);
  });

  it('has its documents, which open by the same secret', async () => {
    await renderOrder();
    const link = screen.getByRole('link', { name: 'Stáhnout Faktura 20261000001 (PDF)' });
    expect(link.getAttribute('href')).toBe('/objednavka/order-token/dokumenty/d-1/pdf');
  });

  it('leads to withdrawing and claiming by the same secret, companies to claiming alone', async () => {
    const links = () =>
      [/odstoupit/i, /reklamovat/i].map((name) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null);
    await renderOrder({ status: 'delivered' }, 'cs', true);
    expect(links()).toEqual(['/odstoupeni-od-smlouvy/objednavka/order-token', '/reklamace/objednavka/order-token']);
    cleanup();
    await renderOrder({ status: 'delivered', ...ofCompany }, 'cs', true);
    expect(links()).toEqual([null, '/reklamace/objednavka/order-token']);
    cleanup();
    await renderOrder({ status: 'delivered' });
    expect(links()[1]).toBeNull();
  });

  it('says until when it waits at the branch', async () => {
    const branch = { name: 'Praha – Karlín' };
    const shipper = { name: 'Osobní odběr', isPickUp: true, isAtPoint: false };
    await renderOrder({ status: 'ready', shipper, branch, pickUpUntil: '2026-11-29' });
    expect(text()).toContain('na pobočce Praha – Karlín do 29. 11. 2026');
  });

  it('says until when the shop answers for defects, longer for what was repaired', async () => {
    const repaired = [{ itemId: 'ci-1', amount: 1, until: '2029-11-20' }];
    await renderOrder({ status: 'delivered', guarantee: { until: '2028-11-20', repaired } });
    expect(text()).toMatch(/odpovídáme do 20\.\s11\.\s2028/);
    expect(text()).toMatch(/po opravě odpovídáme do 20\.\s11\.\s2029/);
    cleanup();
    await renderOrder({ status: 'delivered' });
    expect(text()).not.toContain('Zákonná záruka');
  });

  it('asks for the transfer, with its QR code, until it is there', async () => {
    await renderOrder();
    expect(screen.getByText('Čekáme na platbu')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR kód pro platbu 1\u00a0097\u00a0Kč' })).toBeTruthy();
    cleanup();
    await renderOrder({ status: 'paid' });
    expect(screen.getByText('Zaplaceno')).toBeTruthy();
    expect(screen.queryByText('2000145399/0800')).toBeNull();
  });

  it('says how far a payment by the gateway is once', async () => {
    const payment = { type: 'ONLINE', name: 'Kartou' } as const;
    await renderOrder({ status: 'paid', payment, money: allMoney, online: { state: 'paid', isPayable: false } });
    expect(screen.getByText('Zaplaceno, děkujeme.')).toBeTruthy();
    expect(screen.queryByText('Zaplaceno', { ignore: 'dt' })).toBeNull();
  });

  it.each([
    [{ status: 'new', ...cash }, 'Zaplatíte při převzetí', /^Zboží hned připravíme/],
    [{ status: 'processing', ...cash }, 'Zaplatíte při převzetí', /právě připravujeme/],
    [{ status: 'delivered', ...cash }, 'Zaplaceno', /do 14 dnů od převzetí vrátit/],
    [{ status: 'delivered', ...ofCompany }, 'Zaplaceno', /oznamte nám ji/],
    [{ status: 'cancelled' }, 'Nic neplatíte', /^Objednávka je zrušená/],
    [{ status: 'cancelled', refundDueMinor: 9900 }, 'Platbu vrátíme', /Vrátíme vám 99/],
    [{ status: 'delivered', isReturned: true }, 'Zaplaceno', /^Všechno zboží z této objednávky/],
  ] as const)('says of %j how it is paid and what comes next', async (changes, payment, next) => {
    await renderOrder(changes);
    expect(screen.getByText(payment)).toBeTruthy();
    expect(screen.getByText(next)).toBeTruthy();
  });

  it('claims nothing in a state that the shop does not know', async () => {
    await renderOrder({ status: 'waiting' });
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(screen.queryByText('Co bude dál')).toBeNull();
    expect(screen.getByText('2000145399/0800')).toBeTruthy();
  });

  it('names the branch of a pick-up, in Slovak too', async () => {
    const pickUp = {
      shipper: { name: 'Pobočka', isPickUp: true, isAtPoint: false },
      branch: { name: 'Praha – Karlín' },
    };
    await renderOrder({ status: 'ready', ...pickUp }, 'sk');
    expect(screen.getByText(/^Tovar na vás čaká v predajni Praha – Karlín/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Vyzdvihnutie' })).toBeTruthy();
  });

  it('has the terms that were agreed to, in the language of then', async () => {
    await renderOrder();
    expect(screen.getByText('Obchodní podmínky, se kterými jste souhlasili')).toBeTruthy();
    expect(screen.getByText('Platí zákon.').closest('[lang]')?.getAttribute('lang')).toBe('sk');
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await renderOrder();
    await user.click(screen.getByRole('button', { name: 'Vytisknout' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
