import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delays } from '@vyloha/config';
import { Notifications } from '@vyloha/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { cartPageLoader } from '../../handlers/cart-page-loader.server';
import { createEmptyCart } from '../../model/create-empty-cart';
import { aCart, aCartLine } from '../../testing/a-cart';
import { anOrderGift } from '../../testing/an-order-gift';
import { renderInShop, type ShopOptions } from '../../testing/render-in-shop';
import { CartPage, type CartPageSlots } from './cart-page';

const posted = vi.fn();
let notice = 'Hotovo';

async function action({ request }: { request: Request }) {
  posted(Object.fromEntries(await request.formData()));
  return { ok: true, value: { kind: 'done', notice: { kind: 'success', text: notice } } };
}

type CartPageData = Awaited<ReturnType<typeof cartPageLoader>>;

async function show(
  data: Partial<CartPageData> | (() => Partial<CartPageData>) = {},
  slots: Partial<CartPageSlots> = {},
  shopper: ShopOptions['shopper'] = {},
) {
  const loader = (): CartPageData => ({
    cart: aCart({ lines: [aCartLine({ amount: 2 })] }),
    hasRemovedLines: false,
    removedNames: [],
    lineToRemove: null,
    minimumMinor: 0,
    giftAtMinor: null,
    bonusClub: null,
    gifts: [],
    lostGifts: null,
    meta: { title: '', description: 'Zboží v košíku' },
    ...(typeof data === 'function' ? data() : data),
  });
  const page = (
    <>
      <CartPage suggestions={<p>Mohlo by se hodit</p>} hasLists={false} links={[]} {...slots} />
      <Notifications />
    </>
  );
  renderInShop(page, { path: '/kosik', action, loader, shopper });
  await screen.findByRole('heading', { level: 1, name: 'Nákupní košík' });
}

/** Notifications are list items too. */
function lineOf(product: string): HTMLElement {
  const line = screen.getByRole('link', { name: product }).closest('li');
  if (line === null) throw new Error(`${product} is not in a list`);
  return line;
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = '';
  posted.mockReset();
  notice = 'Hotovo';
});

describe('a line', () => {
  it('shows the name, availability and price', async () => {
    await show();
    const line = lineOf('Zahradní hadice Flexi');
    expect(within(line).getByRole('link', { name: 'Zahradní hadice Flexi' }).getAttribute('href')).toBe(
      '/produkt/zahradni-hadice-flexi?variant_id=v-hadice-flexi-20',
    );
    for (const text of ['Zelená, 20 m', 'Kód: 10023-1', 'Skladem', '998\u00a0Kč', '499\u00a0Kč / ks']) {
      expect(line.textContent).toContain(text);
    }
  });

  it('shows how much is left when more is ordered', async () => {
    await show({ cart: aCart({ lines: [aCartLine({ amount: 20 })] }) });
    expect(within(lineOf('Zahradní hadice Flexi')).getByText(/Zbývá jen 12 ks/)).toBeTruthy();
  });

  it('says of a product that is not sold any more only that', async () => {
    await show({ cart: aCart({ lines: [aCartLine({ isSaleable: false })] }) });
    const line = lineOf('Zahradní hadice Flexi');
    expect(line.textContent).toContain('Neprodejné');
    expect(line.textContent).not.toMatch(/skladem/i);
  });

  it('shows the price of a metre, not of a step', async () => {
    const unitPrice = { withTaxMinor: 290, withoutTaxMinor: 240 };
    await show({ cart: aCart({ lines: [aCartLine({ amount: 25, multiplier: 0.1, unit: 'bm', unitPrice })] }) });
    expect(screen.getByText('29 Kč / bm')).toBeTruthy();
  });
});

describe('removing a line', () => {
  it('asks for confirmation, and keeps the line when declined', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'Odebrat z košíku: Zahradní hadice Flexi' }));
    await screen.findByRole('dialog', { name: 'Odebrat zboží z košíku?' });
    await userEvent.click(screen.getByRole('button', { name: 'Neodebrat' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posted).not.toHaveBeenCalled();
  });

  it('restores the quantity when zero is not confirmed', async () => {
    await show();
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Množství/ });
    await userEvent.clear(field());
    await userEvent.type(field(), '0{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Neodebrat' }));
    expect(field().value).toBe('2');
  });

  it('removes after the confirmation', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: /Odebrat z košíku/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Odebrat zboží' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'remove', lineId: 'ci-1', respondWith: 'json' }));
  });

  it('shows a notice above the page and moves the focus to the page’s title', async () => {
    // Notices of the tests before may still be shown.
    notice = 'Zboží bylo odebráno';
    const lines = [aCartLine(), aCartLine({ id: 'ci-2', name: 'Konev' })];
    await show(() => ({ cart: aCart({ lines: lines.slice(posted.mock.calls.length) }) }));
    await userEvent.click(screen.getByRole('link', { name: 'Odebrat z košíku: Zahradní hadice Flexi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Odebrat zboží' }));
    expect(await screen.findByText(notice)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(screen.queryByRole('link', { name: 'Zahradní hadice Flexi' })).toBeNull();
  });

  it('can be confirmed by URL without script', async () => {
    await show({ lineToRemove: 'ci-1' });
    expect(screen.getByRole('heading', { name: 'Odebrat zboží z košíku?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Neodebrat' }).getAttribute('href')).toBe('/kosik');
    expect(screen.getByRole('button', { name: 'Odebrat zboží' }).closest('form')?.method).toBe('post');
    const link = screen.getByRole('link', { name: /Odebrat z košíku/ });
    expect(link.getAttribute('href')).toBe('/kosik?odebrat=ci-1');
  });
});

describe('the summary', () => {
  it('has both totals, the amount missing for free delivery, and the checkout link', async () => {
    await show();
    const summary = screen.getByRole('complementary', { name: 'Souhrn' });
    expect(summary.textContent).toContain('Celkem bez DPH824,79\u00a0Kč');
    expect(summary.textContent).toContain('Celkem s DPH998\u00a0Kč');
    expect(summary.textContent).toContain('Nakupte ještě za 502\u00a0Kč a máte dopravu zdarma');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('66');
    expect(screen.getByRole('link', { name: 'Pokračovat' }).getAttribute('href')).toBe('/kosik/dodaci-udaje');
  });

  it('shows how much is missing for the minimum order', async () => {
    await show({ minimumMinor: 120_000 });
    expect(screen.getByText('Do minimální výše ceny objednávky vám zbývá ještě 202 Kč')).toBeTruthy();
  });

  it('says that limits are with tax to who sees prices without', async () => {
    await show({ minimumMinor: 120_000 }, {}, { displayVat: false });
    const summary = screen.getByRole('complementary', { name: 'Souhrn' });
    expect(summary.textContent).toContain('Nakupte ještě za 502\u00a0Kč s DPH a máte dopravu zdarma');
    expect(summary.textContent).toContain('zbývá ještě 202\u00a0Kč s DPH');
  });

  it('says nothing of a tax beside limits of a cart that has none', async () => {
    const tax = { countryCode: 'SVK', treatment: 'reverseCharge' } as const;
    await show({ minimumMinor: 120_000, cart: aCart({ tax }) }, {}, { displayVat: false });
    expect(screen.getByRole('complementary', { name: 'Souhrn' }).textContent).not.toContain('DPH');
  });
});

// They are loaded at the first interaction.
describe('gifts', () => {
  const gifts = [
    { ...anOrderGift(), missingMinor: 0, isChosen: false },
    { ...anOrderGift({ id: 'v-lopatka', name: 'Lopatka' }), missingMinor: 50_000, isChosen: false },
  ];

  it('are selected by a form once reached; others show what is missing', async () => {
    await show({ gifts, giftAtMinor: 200_000 });
    await userEvent.click(document.body);
    const section = await screen.findByRole('region', { name: 'Dárky k objednávce' });
    expect(within(section).getAllByRole('button')).toHaveLength(1);
    expect(section.textContent).toContain('Nakupte ještě za 500\u00a0Kč');
    await userEvent.click(within(section).getByRole('button', { name: 'Chci dárek: Zahradní rukavice' }));
    const sent = { intent: 'gift', giftId: 'v-rukavice', isChosen: 'true', respondWith: 'json' };
    await waitFor(() => expect(posted).toHaveBeenCalledWith(sent));
    expect(screen.getByRole('progressbar', { name: 'Dárek k objednávce' }).getAttribute('value')).toBe('49');
  });

  it('can be deselected', async () => {
    await show({ gifts: [{ ...anOrderGift(), missingMinor: 0, isChosen: true }] });
    await userEvent.click(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Vrátit dárek: Zahradní rukavice' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ isChosen: 'false' })));
  });
});

describe('what else may be done with the cart', () => {
  const label = 'Uložit jako nákupní seznam';
  const links = [{ to: '/uzivatel/nakupni-seznamy?z-kosiku=1', label, icon: 'list' as const }];

  it('is offered by links that the server knows', async () => {
    await show({}, { links });
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/uzivatel/nakupni-seznamy?z-kosiku=1');
  });

  it('is not offered in an empty cart', async () => {
    await show({ cart: createEmptyCart('CZK') }, { links });
    expect(screen.queryByRole('link', { name: label })).toBeNull();
  });
});

describe('a line by a quote', () => {
  it('says whether the price of the quote holds', async () => {
    const quote = { code: 'N2026000001', applies: false, notice: 'Nabídka N2026000001 platila do 30. listopadu' };
    await show({ cart: aCart({ lines: [aCartLine({ quote })] }) });
    expect(screen.getByText(quote.notice)).toBeTruthy();
  });
});

describe('other states', () => {
  it('offers links in an empty cart', async () => {
    await show({ cart: createEmptyCart('CZK') });
    expect(screen.getByText('V košíku zatím nic není')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Nákupní košík']);
    expect(screen.getByRole('link', { name: 'Vyhledat zboží' }).getAttribute('href')).toBe('/hledat');
    expect(screen.getByText('Mohlo by se hodit')).toBeTruthy();
  });

  it('reports that products are no longer sold', async () => {
    await show({ hasRemovedLines: true });
    expect(screen.getByRole('alert').textContent).toContain('Část zboží už v obchodě nemáme');
  });

  it('names them where it knows how', async () => {
    await show({ hasRemovedLines: true, removedNames: ['Konev Vodník', 'Konev Vodník', 'Rýč'] });
    expect(screen.getByRole('alert').textContent).toContain('z košíku jsme odebrali: Konev Vodník, Rýč.');
  });

  it('hides the notice after half a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await show({ hasRemovedLines: true });
    await act(() => vi.advanceTimersByTimeAsync(delays.invalidCartNotice + 1000));
    expect(screen.queryByRole('alert')).toBeNull();
    vi.useRealTimers();
  });

  it('empties the cart by a form', async () => {
    await show();
    await userEvent.click(screen.getByText('Vyprázdnit košík'));
    await userEvent.click(screen.getByRole('button', { name: 'Ano, vyprázdnit' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'empty', respondWith: 'json' }));
  });
});

describe('a cart that cannot be ordered', () => {
  it.each([
    ['worth less than the minimum', { minimumMinor: 1_000_000 }, /^Do minimální výše ceny objednávky/],
    [
      'with a line that is sold out',
      { cart: aCart({ lines: [aCartLine({ stock: { ...aCartLine().stock, isAvailable: false } })] }) },
      'Zahradní hadice Flexi, Zelená, 20 m',
    ],
  ])('%s says so above the button, which does not go on', async (_reason, data, text) => {
    await show(data);
    const summary = screen.getByRole('complementary', { name: 'Souhrn' });
    expect(within(summary).getByText(text)).toBeTruthy();
    expect(within(summary).queryByRole('link', { name: 'Pokračovat' })).toBeNull();
    const button = within(summary).getByRole('button', { name: 'Pokračovat' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
