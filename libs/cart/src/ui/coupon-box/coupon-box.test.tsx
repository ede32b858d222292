import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { CouponBox } from './coupon-box';

const coupon = { code: 'ZAHRADA10', name: 'Sleva 10 %', problem: null };

it('shows the coupon that was entered, with why it does not hold', () => {
  renderInShop(<CouponBox coupon={{ ...coupon, problem: 'Slevový kód ZAHRADA10 je už vyčerpaný' }} refusal={null} />);
  expect(screen.getByText('Sleva 10 %')).toBeTruthy();
  expect(screen.getByText('Slevový kód ZAHRADA10 je už vyčerpaný')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Odebrat slevový kód ZAHRADA10' })).toBeTruthy();
});

it('keeps the typed code beside the reason of a refused form', () => {
  const reason = { kind: 'refused', message: 'Slevový kód ZIMA neznáme' } as const;
  renderInShop(<CouponBox coupon={null} refusal={{ reason, lineId: null, quantity: null, couponCode: 'ZIMA' }} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Slevový kód' });
  expect(field.value).toBe('ZIMA');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(field).toHaveProperty('ariaInvalid', 'true');
});

it('shows the reason in place with script, and keeps what was typed', async () => {
  const reason = { kind: 'refused', message: 'Slevový kód zima neznáme' };
  const action = () => ({ ok: false, problem: { reason, lineId: null, quantity: null, couponCode: 'zima' } });
  renderInShop(<CouponBox coupon={null} refusal={null} />, { path: '/kosik', action });
  const user = userEvent.setup();
  await user.click(screen.getByText('Mám slevový kód'));
  await user.type(screen.getByRole('textbox', { name: 'Slevový kód' }), 'zima{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Slevový kód zima neznáme');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Slevový kód' }).value).toBe('zima');
});
