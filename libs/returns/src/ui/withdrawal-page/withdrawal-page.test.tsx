import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { afterEach, expect, it } from 'vitest';
import { WithdrawalPage } from './withdrawal-page';

afterEach(cleanup);

it('leaves the way to the address with a secret to the browser', async () => {
  const { user } = await renderPage(WithdrawalPage, {
    loaderData: { orderCode: '2026000001', claimUrl: '/reklamace' },
  });
  const email = screen.getByRole('textbox', { name: /E-mail/ });
  await user.type(email, 'jana@example.com');
  const form = email.closest('form');
  expect(form && fireEvent.submit(form)).toBe(true);
});
