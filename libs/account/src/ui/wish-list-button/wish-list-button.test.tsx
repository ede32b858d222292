import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { WishListButton } from './wish-list-button';

async function show(isMarked: boolean) {
  const posted = vi.fn<(fields: object) => void>();
  const { user } = await renderPage(() => <WishListButton variantId="v-1" name="Hadice" isMarked={isMarked} />, {
    action: async ({ request }) => {
      posted(Object.fromEntries(await request.formData()));
      return null;
    },
  });
  return { user, posted, button: screen.getByRole<HTMLButtonElement>('button', { name: 'Do oblíbených: Hadice' }) };
}

it.each([
  [false, 'add'],
  [true, 'remove'],
])('is a plain form; marked: %s', async (isMarked, name) => {
  const { button } = await show(isMarked);
  expect(button.getAttribute('aria-pressed')).toBe(String(isMarked));
  expect([button.name, button.value]).toEqual([name, 'v-1']);
  expect([button.form?.method, button.form?.getAttribute('action')]).toEqual(['post', '/prani']);
  document.body.innerHTML = '';
});

it('stays on the page with script', async () => {
  const { user, posted, button } = await show(false);
  await user.click(button);
  await vi.waitFor(() => expect(posted).toHaveBeenCalledExactlyOnceWith({ add: 'v-1', respondWith: 'json' }), 20_000);
});
