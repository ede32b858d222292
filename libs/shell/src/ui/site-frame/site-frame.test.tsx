import { createRemixStub } from '@remix-run/testing';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import { aShopperView } from '@vyloha/session/testing';
import { ShopperProvider } from '@vyloha/session/ui';
import { aPublicConfig } from '@vyloha/testing';
import { Notifications } from '@vyloha/ui';
import uiTexts from '@vyloha/ui/i18n/cs.json';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import cs from '../../i18n/cs.json';
import type { ShellData } from '../../model/shell-data';
import { aShell } from '../../testing/a-shell';
import { PageContent } from '../page-content/page-content';
import { QuietFoot } from '../quiet-frame/quiet-foot';
import { QuietHead } from '../quiet-frame/quiet-head';
import { ShellMessages } from '../shell-messages/shell-messages';
import { SiteFoot } from './site-foot';
import { SiteHead } from './site-head';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

function show(element: React.ReactNode) {
  const Stub = createRemixStub([{ path: '*', Component: () => element }]);
  render(
    <I18nProvider locale="cs" messages={{ shell: cs, ui: uiTexts }}>
      <PublicConfigProvider config={aPublicConfig()}>
        <ShopperProvider shopper={aShopperView()}>
          <Stub />
        </ShopperProvider>
      </PublicConfigProvider>
    </I18nProvider>,
  );
}

function showSite(changes: Partial<ShellData> = {}) {
  const data = aShell(changes);
  show(
    <>
      <Notifications duration={5_000} />
      <SiteHead data={data} slots={{ search: <p>hledání</p>, account: <p>účet</p>, cart: <p>košík</p> }} />
      <PageContent messages={data.messages}>
        <h1>Obsah</h1>
      </PageContent>
      <SiteFoot data={data} sellingPoints={<p>proč u nás</p>} isLoggedIn={false} piecesInCart={12} />
    </>,
  );
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the frame of a page', () => {
  it('has a link to the content first, then everything a shopper looks for', () => {
    showSite();
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

  it(
    'fires together and once what earlier requests left to say; what went wrong stays',
    { timeout: 30_000 },
    async () => {
      const messages = [
        { kind: 'success', text: 'Přihlášení bylo úspěšné' },
        { kind: 'danger', title: 'Pozor', text: 'Zkuste to znovu.' },
      ] as const;
      showSite({ messages });
      cleanup();
      showSite({ messages });
      const list = within(await screen.findByRole('list', { name: 'Oznámení' }));
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Přihlášení bylo úspěšné',
        'PozorZkuste to znovu.',
      ]);
      expect(list.getByRole('alert').textContent).toContain('Zkuste to znovu.');
      const close = { name: 'Zavřít oznámení' };
      for (const button of list.getAllByRole('button', close)) fireEvent.click(button);
      expect(screen.queryByRole('button', close)).toBeNull();
    },
  );

  it('says them in the page where there is no script', () => {
    const html = renderToString(<ShellMessages messages={[{ kind: 'success', text: 'Přihlášení bylo úspěšné' }]} />);
    expect(html).toMatch(/role="status".*Přihlášení bylo úspěšné/);
  });

  it('closes the cookie notice by a form that comes back to the page', () => {
    showSite();
    const notice = screen.getByRole('region', { name: 'Soubory cookie' });
    const form = within(notice).getByRole('button', { name: 'Rozumím' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/zavrit');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      notice: 'consent',
      redirectTo: '/zahrada?p=2',
    });
  });

  it('does not show a closed notice', () => {
    showSite({ notices: [] });
    expect(screen.queryByRole('region', { name: 'Soubory cookie' })).toBeNull();
  });

  it('lets a shopper choose a currency only where there is a choice', () => {
    showSite();
    expect(screen.queryByRole('button', { name: 'Euro', hidden: true })).toBeNull();
    document.body.innerHTML = '';
    showSite({
      currencies: [
        { code: 'CZK', name: 'Koruna' },
        { code: 'EUR', name: 'Euro' },
      ],
    });
    const euro = screen.getByRole('button', { name: 'Euro', hidden: true });
    expect([euro.getAttribute('name'), euro.getAttribute('value')]).toEqual(['currency', 'EUR']);
  });

  it('is quiet in the checkout: no menu, a way back', () => {
    show(
      <>
        <QuietHead data={aShell()} />
        <QuietFoot data={aShell()} />
      </>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zpět do košíku' }).getAttribute('href')).toBe('/kosik');
  });
});
