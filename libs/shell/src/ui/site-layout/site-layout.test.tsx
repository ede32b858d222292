import { createRemixStub } from '@remix-run/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import { aShopperView } from '@vyloha/session/testing';
import { ShopperProvider } from '@vyloha/session/ui';
import { allMessages, aPublicConfig } from '@vyloha/testing';
import { Notifications } from '@vyloha/ui';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import type { ShellData } from '../../model/shell-data';
import { aShell } from '../../testing/a-shell';
import { PageContent } from '../page-content/page-content';
import { CheckoutFooter } from '../checkout-layout/checkout-footer';
import { CheckoutHeader } from '../checkout-layout/checkout-header';
import { ShellMessages } from '../shell-messages/shell-messages';
import { SiteLayoutFooter } from './site-layout-footer';
import { SiteLayoutHeader } from './site-layout-header';

// Allows for slow CI machines.
function renderElement(element: React.ReactNode, path = '/', config = aPublicConfig()) {
  const Stub = createRemixStub([{ path: '*', Component: () => element }]);
  render(
    <I18nProvider locale="cs" messages={allMessages('cs')}>
      <PublicConfigProvider config={config}>
        <ShopperProvider shopper={aShopperView()}>
          <Stub initialEntries={[path]} />
        </ShopperProvider>
      </PublicConfigProvider>
    </I18nProvider>,
  );
}

function renderSite(overrides: Partial<ShellData> = {}) {
  const data = aShell(overrides);
  renderElement(
    <>
      <Notifications duration={5_000} />
      <SiteLayoutHeader
        data={data}
        slots={{ search: <p>hledání</p>, account: <p>účet</p>, compareCount: 3, cart: <p>košík</p> }}
      />
      <PageContent messages={data.messages}>
        <h1>Obsah</h1>
      </PageContent>
      <SiteLayoutFooter data={data} sellingPoints={<p>proč u nás</p>} isLoggedIn={false} cartCount={12} />
    </>,
  );
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the site layout', () => {
  it('starts with a skip link, then has search, account, cart and menu', () => {
    renderSite();
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#obsah');
    expect(screen.getByRole('main').id).toBe('obsah');
    expect(screen.getByRole('heading', { name: 'Obsah' })).toBeTruthy();
    for (const slot of ['hledání', 'účet', 'košík', 'proč u nás']) expect(screen.getByText(slot)).toBeTruthy();
    const main = screen.getByRole('navigation', { name: 'Hlavní nabídka' });
    expect(within(main).getByRole('link', { name: 'zahrada' }).getAttribute('href')).toBe('/zahrada');
    expect(screen.getAllByRole('link', { name: /\+420 123 456 789/ })[0]?.getAttribute('href')).toBe(
      'tel:+420123456789',
    );
  });

  it.each([
    ['default', ['+420 123 456 789', 'hledání']],
    ['alternative', ['hledání', '+420 123 456 789']],
  ] as const)('has the phone number where the %s theme wants it, once', (theme, order) => {
    const slots = { search: <p>hledání</p>, account: null, compareCount: null, cart: null };
    renderElement(<SiteLayoutHeader data={aShell()} slots={slots} />, '/', aPublicConfig({ theme }));
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByText(/^\+420 123 456 789$|^hledání$/).map(({ textContent }) => textContent)).toEqual(order);
  });

  it('shows all flash messages together and once; errors stay', { timeout: 30_000 }, async () => {
    const messages = [
      { kind: 'success', text: 'Přihlášení bylo úspěšné' },
      { kind: 'danger', title: 'Pozor', text: 'Zkuste to znovu.' },
    ] as const;
    renderSite({ messages });
    cleanup();
    renderSite({ messages });
    const list = within(await screen.findByRole('list', { name: 'Oznámení' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Přihlášení bylo úspěšné',
      'PozorZkuste to znovu.',
    ]);
    expect(list.getByRole('alert').textContent).toContain('Zkuste to znovu.');
    const close = { name: 'Zavřít oznámení' };
    for (const button of list.getAllByRole('button', close)) fireEvent.click(button);
    expect(screen.queryByRole('button', close)).toBeNull();
  });

  it('renders them in the page without JavaScript', () => {
    const html = renderToString(<ShellMessages messages={[{ kind: 'success', text: 'Přihlášení bylo úspěšné' }]} />);
    expect(html).toMatch(/role="status".*Přihlášení bylo úspěšné/);
  });

  it('closes the cookie notice by a form that redirects back to the page', () => {
    renderSite();
    const notice = screen.getByRole('region', { name: 'Soubory cookie' });
    const form = within(notice).getByRole('button', { name: 'Rozumím' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/zavrit');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      notice: 'consent-1a2b3c4d',
      redirectTo: '/zahrada?p=2',
    });
  });

  it('does not show a closed notice', () => {
    renderSite({ notices: [] });
    expect(screen.queryByRole('region', { name: 'Soubory cookie' })).toBeNull();
  });

  it('offers currencies only where there are several', () => {
    renderSite();
    expect(screen.queryByRole('button', { name: 'Euro', hidden: true })).toBeNull();
    document.body.innerHTML = '';
    renderSite({
      currencies: [
        { code: 'CZK', name: 'Koruna' },
        { code: 'EUR', name: 'Euro' },
      ],
    });
    const euro = screen.getByRole('button', { name: 'Euro', hidden: true });
    expect([euro.getAttribute('name'), euro.getAttribute('value')]).toEqual(['currency', 'EUR']);
  });

  it('is reduced in the checkout: no menu, a back link', () => {
    renderElement(
      <>
        <CheckoutHeader data={aShell()} />
        <CheckoutFooter data={aShell()} />
      </>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: /^Zpět do košíku/ }).getAttribute('href')).toBe('/kosik');
  });

  it('has no way back to a cart that was ordered', () => {
    renderElement(<CheckoutHeader data={aShell()} />, '/kosik/dokonceni');
    expect(screen.queryByRole('link', { name: /^Zpět do košíku/ })).toBeNull();
  });
});
