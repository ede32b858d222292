import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartLine, renderInShop, type ShopOptions } from '@vyloha/cart/testing';
import { allMessages } from '@vyloha/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@vyloha/links';
import type { SelectedBox } from '../../model/variants/box-variants';
import { aProductBox } from '../../testing/a-product-box';
import { aProductDetail } from '../../testing/a-product-detail';
import { ProductBox } from '../product-box/product-box';

const product = aProductBox({ name: 'Rukavice', action: 'choose', variants: { count: 2, rows: 1 } });
const fetchStub = vi.fn<(address: string) => Promise<Response>>();

function aSelectedBox(variantId: string | null, isBusiness: boolean): SelectedBox {
  const options = ['s', 'm'].map((value) => ({
    value,
    title: value.toUpperCase(),
    hex: null,
    fileKey: null,
    variantId: `v-${value}`,
    isReachable: true,
    isSelected: `v-${value}` === (variantId ?? 'v-s'),
  }));
  return {
    box: variantId === null ? product : { ...product, variantId, action: 'add' },
    defaultVariantId: 'v-s',
    axes: [{ id: 'size', title: 'Velikost', isColor: false, isSize: true, options }],
    batch: isBusiness ? ['S', 'M'].map((name) => ({ ...aProductDetail(), variantId: `v-${name}`, name })) : [],
  };
}

async function open(options: ShopOptions) {
  fetchStub.mockReset().mockImplementation((address) => {
    const { pathname, searchParams } = new URL(address, 'http://shop');
    // No cross-sell for this product.
    if (pathname !== paths.boxVariants()) return Promise.resolve(Response.json({ products: [], messages: {} }));
    const variantId = searchParams.get('variant');
    const products = { [product.id]: aSelectedBox(variantId, options.shopper?.isBusiness ?? false) };
    return Promise.resolve(Response.json({ products, messages: allMessages('cs') }));
  });
  const action = () => ({
    ok: true,
    value: { kind: 'added', added: { line: aCartLine(), changedAmount: 1, requestedQuantity: null }, notice: null },
  });
  renderInShop(<ProductBox product={product} />, { action, ...options });
  await userEvent.click(screen.getByRole('link', { name: 'Vybrat variantu – Rukavice' }));
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('variant dialog', () => {
  it('requires a variant first, then adds it to the cart and is replaced by the confirmation', async () => {
    await open({ features: ['variantModal'] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Rukavice' }));
    expect(fetchStub).toHaveBeenCalledWith(`/varianty?id=${product.id}&batch=1`, {});
    expect(dialog.getByRole('link', { name: 'S' }).getAttribute('aria-current')).toBeNull();
    expect(dialog.getByText('Prosím vyberte variantu')).toBeTruthy();
    await userEvent.click(dialog.getByRole('link', { name: 'M' }));
    await waitFor(() => expect(dialog.queryByText('Prosím vyberte variantu')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: /^Do košíku/ }));
    expect(await screen.findByRole('dialog', { name: 'Zboží je v košíku' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Rukavice' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pokračovat v nákupu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Do košíku – Rukavice'));
  });

  it('lets business users order several at once, and closes when they are in the cart', async () => {
    await open({
      features: ['batchQuantity'],
      shopper: { isBusiness: true },
      action: () => ({ ok: true, value: { kind: 'added', added: null, notice: null } }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Rukavice' }));
    await userEvent.click(dialog.getByText('Objednat více variant najednou'));
    await userEvent.click(dialog.getByRole('button', { name: 'Vložit vše do košíku' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<ShopOptions>([{}, { features: ['batchQuantity'] }, { shopper: { isBusiness: true } }])(
    'is replaced by the product page with %j',
    async (options) => {
      await open(options);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(fetchStub).not.toHaveBeenCalledWith(expect.stringContaining('batch'), {});
    },
  );
});
