import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { parseRichText } from '@vyloha/rich-text';
import { allMessages } from '@vyloha/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorPage } from './error-page';

afterEach(cleanup);

describe('error page', () => {
  it.each([
    [404, 'Tuto stránku jsme nenašli'],
    [403, 'Sem nemáte přístup'],
    [503, 'Za chvíli jsme zpět'],
    [500, 'Něco se porouchalo'],
    [418, 'Něco se porouchalo'],
  ])('%d shows %s and links to the home page', (status, title) => {
    const Stub = createRemixStub([{ path: '*', Component: () => <ErrorPage status={status} phone="+420 1" /> }]);
    render(
      <I18nProvider locale="cs" messages={allMessages('cs')}>
        <Stub initialEntries={['/eshop?p=2']} />
      </I18nProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
    const retry = screen.queryByRole('link', { name: 'Zkusit znovu' });
    expect(retry?.getAttribute('href') ?? null).toBe(status >= 500 ? '/eshop?p=2' : null);
    expect(screen.getByRole('link', { name: '+420 1' }).getAttribute('href')).toBe('tel:+4201');
  });

  it.each([
    ['/kosik', 'cs', 'Košík teď nejde ověřit'],
    ['/kosik/dodaci-udaje', 'sk', 'Košík sa teraz nedá overiť'],
    ['/kosiky', 'cs', 'Za chvíli jsme zpět'],
  ] as const)('an unavailable backend is described at %s in %s as %s', (path, locale, title) => {
    const Stub = createRemixStub([{ path: '*', Component: () => <ErrorPage status={503} /> }]);
    render(
      <I18nProvider locale={locale} messages={allMessages(locale)}>
        <Stub initialEntries={[path]} />
      </I18nProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('shows the text of the editors and links to continue', () => {
    const text = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Zkuste vyhledávání.' }] }];
    const Stub = createRemixStub([
      {
        path: '*',
        Component: () => (
          <ErrorPage
            status={404}
            content={{ title: 'Tady nic neroste', text: parseRichText(text), image: { fileKey: 'lost', alt: 'Záhon' } }}
            departments={[{ title: 'Zahrada', href: '/zahrada' }, { title: 'Nadpis' }]}
          >
            <p>Doporučujeme</p>
          </ErrorPage>
        ),
      },
    ]);
    render(
      <I18nProvider locale="cs" messages={allMessages('cs')}>
        <Stub initialEntries={['/produkt/zahradni-hadice']} />
      </I18nProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Tady nic neroste' })).toBeTruthy();
    expect(screen.getByText('Zkuste vyhledávání.')).toBeTruthy();
    expect(screen.getByText('This page could not be found')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Záhon' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/zahrada']);
    expect(screen.getByRole('searchbox', { name: 'Hledat v obchodě' })).toHaveProperty('value', 'zahradni hadice');
    expect(screen.getByText('Doporučujeme')).toBeTruthy();
  });
});
