import { renderPage } from '@vyloha/account/testing';
import type { OrderView } from '@vyloha/orders';
import { anOrder, aPaymentCode } from '@vyloha/orders/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FinishPage } from './finish-page';

afterEach(cleanup);

const otherPayments = [
  { id: 'pay-cod', name: 'Dobírka', description: null, type: 'CASH_ON_DELIVERY', priceMinor: 3900 },
];

function renderFinish(changes: Partial<OrderView> = {}, unannounced: readonly string[] = [], mayRegister = false) {
  const order = anOrder(changes);
  const paymentCodes = order.payment.type === 'BANK_TRANSFER' && order.payment.transfer ? [aPaymentCode()] : [];
  return renderPage(FinishPage, {
    loaderData: {
      kind: 'placed',
      order,
      token: 'order-token',
      unannounced,
      mayRegister,
      otherPayments,
      paymentCodes,
    },
  });
}

describe('FinishPage', () => {
  it('marks the order code and token with data attributes', async () => {
    await renderFinish();
    const mark = document.querySelector('[data-order-code]');
    expect(mark?.textContent).toBe('2026000123');
    expect(mark?.getAttribute('data-order-code')).toBe('2026000123');
    expect(document.querySelector('[data-order-token]')?.getAttribute('data-order-token')).toBe('order-token');
  });

  it.each([
    [false, 'Až zásilku předáme dopravci, napíšeme vám.', 'Pak zásilku předáme dopravci.'],
    [true, /k vyzvednutí, napíšeme vám/, /Zboží pak bude na pobočce/],
  ])('promises a mail only where the shop sends it (pick-up: %s)', async (isPickUp, promised, plain) => {
    const { shipper, branch } = anOrder();
    const changes = { shipper: { ...shipper, isPickUp, isAtPoint: false }, branch };
    await renderFinish(changes);
    expect(screen.getByText(promised)).toBeTruthy();
    cleanup();
    await renderFinish(changes, ['shipped', 'ready']);
    expect(screen.queryByText(promised)).toBeNull();
    expect(screen.getByText(plain)).toBeTruthy();
  });

  it('has the day of delivery before everything else, for a calendar too', async () => {
    await renderFinish({ expectedOn: '2026-11-24' });
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent.replaceAll('\u00a0', ' ')).toMatch(/^Předpokládané doručení úterý 24. 11./);
    const link = screen.getByRole('link', { name: 'Do kalendáře' });
    expect(link.getAttribute('href')).toBe('/objednavka/order-token/doruceni.ics');
  });

  it('offers an account only to who may have one', async () => {
    await renderFinish();
    expect(screen.queryByRole('link', { name: 'Založit účet' })).toBeNull();
    cleanup();
    await renderFinish({}, [], true);
    expect(screen.getByText(/^Založte si účet na jana@example\.com/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Založit účet' }).getAttribute('href')).toBe('/registrovat');
  });

  it('links to the page of the order', async () => {
    await renderFinish();
    expect(screen.getByRole('link', { name: 'Stav objednávky' }).getAttribute('href')).toBe('/objednavka/order-token');
  });

  it('shows the bank details, to copy and to scan', async () => {
    await renderFinish();
    expect(
      screen.getByRole('img', { name: 'QR kód pro platbu 1\u00a0097\u00a0Kč' }).querySelector('path'),
    ).toBeTruthy();
    for (const text of ['2000145399/0800', 'CZ65 0800 0000 1920 0014 5399', 'GIBACZPX']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/Zaplaťte prosím převodem/)).toBeTruthy();
  });

  it.each([
    [{ type: 'CASH_ON_DELIVERY' }, 'Zboží hned připravíme, zaplatíte při převzetí.'],
    [{ type: 'ONLINE' }, 'Zboží připravíme, jakmile nám poskytovatel plateb platbu potvrdí.'],
    [{ type: 'BANK_TRANSFER', transfer: null }, /^S údaji k platbě převodem se vám ozveme/],
  ] as const)('shows no bank details with %j, and says how it goes on', async (payment, text) => {
    await renderFinish({ payment: { name: 'Platba', ...payment } });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['awaiting', 'Objednávka zatím není zaplacená', 'Zaplatit 1 097 Kč'],
    ['pending', 'čekáme, až ji banka potvrdí', 'Pokračovat v platbě'],
    ['cancelled', 'Platba byla zrušena', 'Zaplatit znovu 1 097 Kč'],
    ['failed', 'Platba se nepovedla', 'Zaplatit znovu 1 097 Kč'],
  ] as const)('offers to pay online by a plain form when the payment is %s', async (state, message, button) => {
    await renderFinish({ payment: { type: 'ONLINE', name: 'Kartou' }, online: { state, isPayable: true } });
    const panel = screen.getByRole('region', { name: 'Platba' });
    expect(panel.textContent.replaceAll('\u00a0', ' ')).toContain(message);
    const form = within(panel)
      .getAllByRole('button')
      .find(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') === button)
      ?.closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/objednavka/order-token']);
    expect(form?.querySelectorAll('input')).toHaveLength(0);
  });

  it('offers other methods with their prices, by a form of their own', async () => {
    await renderFinish();
    const radio = screen.getByRole('radio', { name: /Dobírka.*39/, hidden: true });
    expect(radio.getAttribute('value')).toBe('pay-cod');
    expect(radio.closest('form')?.getAttribute('action')).toBe('/objednavka/order-token');
  });

  it.each([
    ['paid', 'paid', 0, 'Zaplaceno, děkujeme.'],
    ['cancelled', 'paid', 109_700, 'Vrátíme vám 1 097 Kč stejným způsobem'],
    ['cancelled', 'refunded', 0, 'Platbu jsme vám vrátili'],
  ] as const)(
    'offers no payment when the order is %s, its payment %s and %i due',
    async (status, state, refundDueMinor, message) => {
      const payment = { type: 'ONLINE', name: 'Kartou' } as const;
      await renderFinish({ status, payment, online: { state, isPayable: false }, refundDueMinor });
      const panel = screen.getByRole('region', { name: 'Platba' });
      expect(panel.textContent.replaceAll('\u00a0', ' ')).toContain(message);
      expect(screen.queryByRole('button', { name: /Zaplatit/ })).toBeNull();
    },
  );

  it('shows the pick-up branch', async () => {
    await renderFinish({
      shipper: { name: 'Osobní odběr', isPickUp: true, isAtPoint: false },
      branch: { name: 'Praha – Karlín' },
    });
    expect(screen.getByText('Až bude zboží na pobočce Praha – Karlín k vyzvednutí, napíšeme vám.')).toBeTruthy();
  });

  it('shows the business of the invoice', async () => {
    const numbers = { tin: '27074358', vatin: 'CZ27074358', vatinSvk: null };
    await renderFinish({
      buyer: { name: 'Zahrady s.r.o.', email: 'jana@example.com', address: null, ...numbers },
      vatNumberState: { number: 'CZ27074358', result: 'invalid', askedAt: '2026-11-21T09:00:00Z' },
    });
    expect(screen.getByText('DIČ CZ27074358')).toBeTruthy();
    expect(screen.getByText('IČO 27074358')).toBeTruthy();
    expect(screen.getByText('CZ27074358 nebylo při objednání v registru VIES platné, doklad je s DPH')).toBeTruthy();
  });

  it('shows the address of the invoice', async () => {
    await renderFinish();
    expect(screen.getByText(/Zahradní 1/)).toBeTruthy();
  });

  it('has no links back to the steps of a finished order', async () => {
    await renderFinish();
    const steps = screen.getByRole('navigation', { name: 'Kroky objednávky' });
    expect(steps.querySelector('a')).toBeNull();
  });

  it('tells who got no answer to wait, and offers to ask again without JavaScript', async () => {
    await renderPage(FinishPage, { loaderData: { kind: 'uncertain' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Ověřujeme vaši objednávku' })).toBeTruthy();
    expect(screen.getByText(/Neodesílejte ji prosím znovu/)).toBeTruthy();
    const form = screen.getByRole('button', { name: 'Ověřit znovu' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/kosik/dokonceni']);
    expect(screen.getByRole('navigation', { name: 'Kroky objednávky' }).querySelector('a')).toBeNull();
  });
});
