import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { aShopperView } from '@vyloha/session/testing';
import { ShopperProvider } from '@vyloha/session/ui';
import { expect, it } from 'vitest';
import cs from '../../i18n/cs.json';
import { AdminPanel } from './admin-panel';

it('names the account and logs out by a form', () => {
  const view = aShopperView({ isLoggedIn: true, name: 'Jana Nová' });
  const Stub = createRemixStub([{ path: '*', Component: AdminPanel }]);
  render(
    <I18nProvider locale="cs" messages={{ account: cs }}>
      <ShopperProvider shopper={view} person={view}>
        <Stub />
      </ShopperProvider>
    </I18nProvider>,
  );
  expect(screen.getByRole('complementary', { name: 'Správa obchodu' }).textContent).toContain('Jana Nová');
  const form = screen.getByRole('button', { name: 'Ukončit' }).closest('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/odhlasit']);
});
