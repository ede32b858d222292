import { renderPage } from '@vyloha/account/testing';
import { aCartPayment, aCartShipper } from '@vyloha/cart/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, onTestFinished } from 'vitest';
import { aDelivery } from '../../testing/a-delivery';
import { aDeliveryTime } from '../../testing/an-offer';
import type { ConfirmationSwitch } from '../../model/placing/confirmation-fields';
import { emptySelection, type Selection } from '../../model/selection/selection';
import { MethodsPage } from './methods-page';

const stored: URLSearchParams[] = [];

beforeEach(() => {
  stored.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    expect(path).toBe('/kosik/rozdelane');
    stored.push(body);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const free = { withTaxMinor: 0, withoutTaxMinor: 0 };
const offer = {
  shippers: [
    aCartShipper(),
    aCartShipper({ id: 's-posta', name: 'Balík do ruky', blockedPaymentIds: ['pay-cod'] }),
    aCartShipper({ id: 's-pobocka', name: 'Osobní odběr', type: 'PERSONAL', price: free, isAddressRequired: false }),
  ],
  payments: [
    aCartPayment(),
    aCartPayment({ id: 'pay-transfer', name: 'Bankovní převod', type: 'BANK_TRANSFER', price: free }),
  ],
  branchIds: { 's-pobocka': ['br-praha-karlin'] },
  deliveryTimes: { 's-ppl': [aDeliveryTime()] },
};
const karlin = {
  id: 'br-praha-karlin',
  name: 'Praha – Karlín',
  region: 'praha',
  address: { street: 'Sokolovská 12', city: 'Praha 8', postcode: '186 00', countryCode: 'CZE' },
  opening: { kind: 'open', until: '18:00' },
  acceptedPayments: [],
};
const products = {
  lines: [
    {
      id: 'ci-1',
      variantId: 'v-konev',
      name: 'Konev',
      picture: null,
      isDiscount: false,
      amount: 2,
      multiplier: 1,
      unit: 'ks',
      totalMinor: 99_800,
      totalWithoutTaxMinor: 82_479,
      credits: null,
    },
  ],
  total: { withTaxMinor: 99_800, withoutTaxMinor: 82_479 },
  credits: 0,
  tax: { countryCode: 'CZE', treatment: 'home' },
};

interface PageOptions {
  selection?: Partial<Selection>;
  ruledOutIds?: string[];
  mayRegister?: boolean;
  error?: Record<string, string[]>;
  displayVat?: boolean;
  enabledSwitches?: readonly ConfirmationSwitch[];
}

function renderMethods(options: PageOptions = {}) {
  const { selection, ruledOutIds = [], mayRegister = true, error, displayVat = true } = options;
  const { enabledSwitches = ['paidInCrowns'] } = options;
  const loaderData = {
    details: aDelivery(),
    addressLines: ['Dlouhá 12', '110 00 Praha'],
    vatNumberState: null,
    cartTexts: { shippingInfo: 'Odesíláme týž den.', paymentInfo: null, bonusClub: null },
    offer,
    ruledOutIds,
    selection: { ...emptySelection, ...selection },
    pickers: { 's-pobocka': { places: [karlin], query: '', isPostcodeUnknown: false, foundCount: 1 } },
    isPlaceLost: false,
    mapKey: null,
    extras: { note: 'Zvonek nefunguje.' },
    days: {
      byShipper: {
        's-ppl': { kind: 'tomorrow', isPickUp: false, date: '2026-11-22' },
        's-posta': { kind: 'date', isPickUp: false, date: '2026-11-24' },
        's-pobocka': { kind: 'date', isPickUp: true, date: '2026-11-24' },
      },
      byBranch: {
        'br-praha-karlin': { day: { kind: 'immediate', isPickUp: true, date: '2026-11-21' }, linesThere: 1 },
      },
      lineCount: 1,
    },
    products,
    currency: someCurrencies()[0],
    mayRegister,
    enabledSwitches,
    buyerLimit: null,
    minAge: null,
    hasGuaranteeNotice: true,
    country: 'Česká republika',
  };
  const action = () => ({ submission: { status: 'error', initialValue: {}, error } });
  return renderPage(MethodsPage, { loaderData, shopper: { displayVat }, ...(error && { action }) });
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const orderButton = () => screen.getByRole('button', { name: 'Objednávka zavazující k platbě' });
const form = () => new FormData(orderButton().closest('form') ?? undefined);
const total = () => orderButton().parentElement?.querySelector('strong')?.textContent;

describe('MethodsPage', () => {
  it('shows the recipient, days and prices', async () => {
    await renderMethods();
    expect(screen.getByText('Dlouhá 12, 110 00 Praha, Česká republika')).toBeTruthy();
    expect(radio(/PPL na adresu.*Doručíme zítra.*99\sKč/)).toBeTruthy();
    expect(radio(/^Balík do ruky.*Doručíme 24\.\s11\. \(úterý\)/)).toBeTruthy();
    expect(radio(/Osobní odběr.*K vyzvednutí 24\.\s11\..*Zdarma/)).toBeTruthy();
  });

  it('asks nothing again that the step before has answered: what it ruled out is folded away', async () => {
    const { user } = await renderMethods({ ruledOutIds: ['s-pobocka'] });
    const folded = screen.getByText('Jiný způsob dopravy').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.querySelector('input[value="s-pobocka"]')).toBeTruthy();
    expect(folded?.querySelector('input[value="s-ppl"]')).toBeNull();
    await user.click(screen.getByText('Jiný způsob dopravy'));
    await user.click(radio(/Osobní odběr/));
    expect(form().get('shipper')).toBe('s-pobocka');
  });

  it('says of prices without tax that they are, but not of what is free', async () => {
    await renderMethods({ displayVat: false });
    expect(radio(/PPL na adresu.*82\sKč bez DPH/)).toBeTruthy();
    expect(radio(/Osobní odběr.*Zdarma$/)).toBeTruthy();
  });

  it('submits ids under the field names', async () => {
    const { user } = await renderMethods();
    await user.click(radio(/Osobní odběr/));
    await user.click(radio(/Praha – Karlín/));
    await user.click(radio(/Bankovní převod/));
    expect(Object.fromEntries(form())).toMatchObject({
      shipper: 's-pobocka',
      shipperBranch: 'br-praha-karlin',
      payment: 'pay-transfer',
    });
  });

  it('adds the selection to the total', async () => {
    const { user } = await renderMethods();
    expect(screen.getAllByText('Celkem s DPH, zatím bez dopravy a platby')).toHaveLength(1);
    await user.click(radio(/PPL na adresu/));
    await user.click(radio(/Dobírka/));
    expect(total()).toBe('1\u00a0136\u00a0Kč');
    await user.click(radio(/Osobní odběr/));
    expect(total()).toBe('1\u00a0037\u00a0Kč');
  });

  it('shows when the products are at the selected branch', async () => {
    await renderMethods({ selection: { shipperId: 's-pobocka', branchId: 'br-praha-karlin' } });
    expect(radio(/Osobní odběr.*K vyzvednutí ihned/)).toBeTruthy();
    expect(radio(/Karlín.*Všechno z košíku tu máme/)).toBeTruthy();
    expect(radio(/Praha – Karlín.*otevřeno do 18:00/).checked).toBe(true);
  });

  it('shows how the total is rounded as long as it is paid in cash', async () => {
    const { payments } = offer;
    const inCash = { price: { withTaxMinor: 3_961, withoutTaxMinor: 3_274 }, cashRoundingMinor: 100 };
    offer.payments = payments.map((payment) => (payment.id === 'pay-cod' ? { ...payment, ...inCash } : payment));
    onTestFinished(() => void (offer.payments = payments));
    const { user } = await renderMethods();
    await user.click(radio(/PPL na adresu/));
    await user.click(radio(/Dobírka/));
    expect(total()).toBe('1\u00a0137\u00a0Kč');
    expect(screen.getAllByText('Zaokrouhlení')[0]?.parentElement?.textContent).toBe('Zaokrouhlení0,39\u00a0Kč');
    await user.click(radio(/Bankovní převod/));
    expect(screen.queryByText('Zaokrouhlení')).toBeNull();
  });

  it('clears the branch and the time with another shipper', async () => {
    const { user } = await renderMethods({ selection: { shipperId: 's-pobocka', branchId: 'br-praha-karlin' } });
    await user.click(radio(/PPL na adresu/));
    expect(form().get('shipperBranch')).toBeNull();
    await user.click(radio(/8:00–12:00/));
    expect(form().get('deliveryTimeSlot')).toBe(aDeliveryTime().id);
    await user.click(radio(/^Balík do ruky/));
    expect(form().get('deliveryTimeSlot')).toBe('');
  });

  it('clears and disables a payment that the shipper blocks', async () => {
    const { user } = await renderMethods({ selection: { shipperId: 's-ppl', paymentId: 'pay-cod' } });
    expect(radio(/Dobírka/).checked).toBe(true);
    await user.click(radio(/^Balík do ruky/));
    expect(form().get('payment')).toBeNull();
    await user.click(radio(/Dobírka.*Nelze zvolit s dopravou Balík do ruky/));
    expect(form().get('payment')).toBeNull();
    expect(radio(/Dobírka/).getAttribute('aria-disabled')).toBe('true');
  });

  it('disables a payment that the shop refuses now, with its reason', async () => {
    const { payments } = offer;
    const invoice = { id: 'pay-invoice', name: 'Na fakturu', type: 'INVOICE', price: free } as const;
    const terms = { dueDays: 14, leftMinor: 3_800_000 };
    offer.payments = [...payments, aCartPayment({ ...invoice, invoice: terms })];
    await renderMethods();
    expect(radio(/Na fakturu.*Splatnost 14.dní.*ještě za 38.000.Kč/).getAttribute('aria-disabled')).toBeNull();
    cleanup();
    offer.payments = [...payments, aCartPayment({ ...invoice, invoice: terms, unavailable: 'Je po splatnosti' })];
    await renderMethods();
    offer.payments = payments;
    expect(radio(/Na fakturu.*Je po splatnosti/).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows what was filled in before', async () => {
    await renderMethods();
    expect(form().get('note')).toBe('Zvonek nefunguje.');
  });

  it('stores what is filled in, together, and never the password', async () => {
    await renderMethods();
    // All in one go: between keys of a user a busy machine may pause for longer than the form waits.
    fireEvent.click(screen.getByRole('checkbox', { name: 'Vytvořit účet pro příští nákupy' }));
    for (const field of screen.getAllByLabelText(/^Heslo/))
      fireEvent.input(field, { target: { value: 'Tulipan-2026' } });
    fireEvent.click(radio(/PPL na adresu/));
    fireEvent.click(radio(/Dobírka/));
    await waitFor(() => expect(stored).toHaveLength(1));
    expect(Object.fromEntries(stored[0] ?? [])).toMatchObject({
      shipper: 's-ppl',
      payment: 'pay-cod',
      note: 'Zvonek nefunguje.',
    });
    expect(String(stored[0])).not.toContain('Tulipan');
  });

  it('stores at once what is not stored yet when the shopper leaves, and nothing after the order', async () => {
    const { user } = await renderMethods();
    await user.click(radio(/PPL na adresu/));
    cleanup();
    expect(stored.map((choices) => choices.get('shipper'))).toEqual(['s-ppl']);
    const { user: another } = await renderMethods();
    await another.click(radio(/PPL na adresu/));
    fireEvent.submit(orderButton());
    cleanup();
    expect(stored).toHaveLength(1);
  });

  it('links the terms', async () => {
    await renderMethods();
    const link = screen.getByRole('link', { name: /obchodními podmínkami/ });
    expect(link.getAttribute('href')).toBe('/stranka/obchodni-podminky');
  });

  it('shows what may be agreed to, and agrees to nothing by itself', async () => {
    await renderMethods();
    const consents = within(screen.getByRole('group', { name: 'Novinky a hodnocení nákupu' }));
    const boxes = consents.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['newsletter', false],
      ['complianceSmsMarketing', false],
      ['complianceHeureka', false],
      ['complianceZbozi', false],
    ]);
    expect(boxes.every((box) => box.closest('details') === null)).toBe(true);
  });

  it('asks for the survey of Zboží.cz only where it is paid in crowns', async () => {
    await renderMethods({ enabledSwitches: [] });
    expect(screen.getByRole('checkbox', { name: /Heureka/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Zboží/ })).toBeNull();
  });

  it('offers the registration to guests only', async () => {
    await renderMethods();
    expect(screen.getByRole('checkbox', { name: 'Vytvořit účet pro příští nákupy' })).toBeTruthy();
    cleanup();
    await renderMethods({ mayRegister: false });
    expect(screen.queryByRole('checkbox', { name: 'Vytvořit účet pro příští nákupy' })).toBeNull();
  });

  it('drops the error of a selection made since, and keeps the others', async () => {
    const { user } = await renderMethods({
      error: { payment: ['checkout:problem.payment'], shipper: ['checkout:problem.shipper'] },
    });
    await user.click(orderButton());
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Vyberte prosím způsob dopravy.', 'Vyberte prosím způsob platby.']);
    await user.click(radio(/PPL na adresu/));
    expect(screen.queryByText('Vyberte prosím způsob dopravy.')).toBeNull();
    expect(screen.getAllByText('Vyberte prosím způsob platby.')).toHaveLength(2);
  });

  it('shows an error of the complete order on top', async () => {
    const { user } = await renderMethods({ error: { '': ['Zboží Konev je vyprodané'] } });
    await user.click(orderButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Zboží Konev je vyprodané');
  });
});
