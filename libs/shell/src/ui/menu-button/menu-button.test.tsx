import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import { aShopperView } from '@vyloha/session/testing';
import { ShopperProvider } from '@vyloha/session/ui';
import { allMessages, aPublicConfig } from '@vyloha/testing';
import { expect, it, vi } from 'vitest';
import { paths } from '@vyloha/links';
import type { MenuPageData } from '../../model/menu-page-data';
import { aShell } from '../../testing/a-shell';
import { MenuButton } from './menu-button';

it('is a link to the menu, which opens over the page with account, branches and phone, and is loaded only then', async () => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const items = [{ title: 'Zahrada', href: '/zahrada', children: [{ title: 'Hadice', href: '/hadice' }] }];
  const { menus, ...shell } = aShell();
  const menu = { code: 'mainMenu', title: '', items };
  const loader = vi.fn((): MenuPageData => ({
    ...shell,
    menu,
    top: menus.top,
    pictures: { '/zahrada': 'zahrada.png' },
  }));
  const Page = () => (
    <I18nProvider locale="cs" messages={allMessages('cs')}>
      <PublicConfigProvider config={aPublicConfig()}>
        <ShopperProvider shopper={aShopperView()}>
          <MenuButton data={shell} />
        </ShopperProvider>
      </PublicConfigProvider>
    </I18nProvider>
  );
  const Stub = createRemixStub([
    { path: '/', Component: Page },
    { path: paths.menu(), loader, Component: () => <p>stránka nabídky</p> },
  ]);
  render(<Stub />);
  const button = screen.getByRole('link', { name: 'Otevřít nabídku' });
  expect(button.getAttribute('href')).toBe(paths.menu());
  expect(loader).not.toHaveBeenCalled();

  fireEvent.click(button);
  expect(await screen.findByText('Zahrada')).toBeTruthy();
  expect(screen.getByText('Vše: Zahrada').getAttribute('href')).toBe('/zahrada');
  expect(screen.getByText('Zahrada').closest('summary')?.querySelector('img')?.src).toContain('zahrada.png');
  expect(screen.getByText('prodejny').getAttribute('href')).toBe('/prodejny');
  expect(screen.getByText('Přihlásit se').getAttribute('href')).toBe(paths.login());
  expect(screen.getByText('+420 123 456 789').getAttribute('href')).toBe('tel:+420123456789');
  expect(screen.queryByText('stránka nabídky')).toBeNull();
});
