import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
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

  it('is dismissed by Escape until pointer and focus leave', async () => {
    show();
    const frame = screen.getByRole('group', { name: 'Obsah košíku' }).parentElement;
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(frame?.dataset['dismissed']).toBe('true');
    await userEvent.tab();
    expect(frame?.dataset['dismissed']).toBeUndefined();
  });
});
