import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmptyCart } from '../../model/create-empty-cart';
import { toMiniCart } from '../../model/mini-cart';
import { aCart, aCartLine } from '../../testing/a-cart';
import { renderInShop } from '../../testing/render-in-shop';
import { MiniCart } from './mini-cart';

function show(cart = aCart({ lines: [aCartLine({ amount: 3 })] })) {
  renderInShop(<MiniCart cart={toMiniCart(cart)} />);
  return document.querySelector('[data-cart-count]');
}

beforeEach(() => {
  document.body.innerHTML = '';
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('MiniCart', () => {
  it('counts pieces and links to the cart', () => {
    expect(show()?.textContent).toBe('3');
    const link = screen.getByRole('link', { name: 'Košík, 3 kusy, 1\u00a0497\u00a0Kč' });
    expect(link.getAttribute('href')).toBe('/kosik');
  });

  it('counts products sold by the metre as one piece', () => {
    const lines = [aCartLine({ amount: 25, multiplier: 0.1 }), aCartLine({ id: 'ci-2', amount: 2 })];
    expect(show(aCart({ lines }))?.textContent).toBe('3');
  });

  it('has no drop-down for an empty cart', () => {
    expect(show(createEmptyCart('CZK'))?.textContent).toBe('0');
    expect(screen.getByRole('link', { name: 'Košík, prázdný' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Obsah košíku' })).toBeNull();
  });

  it('does not call a cart empty that could not be read', () => {
    renderInShop(<MiniCart cart={{ ...toMiniCart(createEmptyCart('CZK')), isUnknown: true }} />);
    expect(screen.getByRole('link', { name: 'Košík, teď ho nejde načíst' }).textContent).toContain('Nejde načíst');
  });

  it('scrolls above three lines', () => {
    const lines = ['a', 'b', 'c', 'd'].map((id) => aCartLine({ id }));
    show(aCart({ lines }));
    expect(screen.getByRole('list').dataset['scrolls']).toBe('true');
  });

  it('changes quantities by the rules of the cart, but not below one step', async () => {
    const posted = vi.fn();
    const lines = [aCartLine({ amount: 4, limits: { min: 2, max: 10, step: 2 } })];
    renderInShop(<MiniCart cart={toMiniCart(aCart({ lines }))} />, {
      action: async ({ request }) => {
        posted(Object.fromEntries(await request.formData()));
        return null;
      },
    });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Množství: Zahradní hadice Flexi' });
    const decrease = screen.getByRole<HTMLButtonElement>('button', { name: /^Ubrat/ });
    await userEvent.click(decrease);
    expect([field.value, decrease.disabled]).toEqual(['2', true]);
    const change = { intent: 'change', lineId: 'ci-1', quantity: '2', respondWith: 'json' };
    await waitFor(() => expect(posted).toHaveBeenCalledWith(change), { timeout: 2000 });
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await userEvent.tab();
    expect(field.value).toBe('2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('removes a line after confirmation, and Escape in the dialog leaves it open', async () => {
    show();
    const link = screen.getByRole('link', { name: 'Odebrat z košíku: Zahradní hadice Flexi' });
    expect(link.getAttribute('href')).toBe('/kosik?odebrat=ci-1');
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Odebrat zboží z košíku?' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('group', { name: 'Obsah košíku' }).parentElement?.dataset['dismissed']).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Neodebrat' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves the focus to the cart when a removed line is gone', async () => {
    function Header() {
      const [ids, setIds] = useState(['ci-1', 'ci-2']);
      return (
        <>
          <MiniCart cart={toMiniCart(aCart({ lines: ids.map((id) => aCartLine({ id, name: id })) }))} />
          <button onClick={() => setIds(['ci-2'])}>Odebráno</button>
        </>
      );
    }
    renderInShop(<Header />);
    await userEvent.click(screen.getByRole('link', { name: 'Odebrat z košíku: ci-1' }));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Odebráno' }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Košík/ }));
  });

  it.each([
    ['focus', () => userEvent.tab()],
    ['pointer', () => userEvent.hover(screen.getByRole('link', { name: /^Košík/ }))],
  ])('is dismissed by Escape while %s shows it, until either enters anew', async (_, enter) => {
    show();
    const frame = screen.getByRole('group', { name: 'Obsah košíku' }).parentElement;
    await enter();
    await userEvent.keyboard('{Escape}');
    expect(frame?.dataset['dismissed']).toBe('true');
    await userEvent.tab();
    expect(frame?.dataset['dismissed']).toBeUndefined();
  });
});
