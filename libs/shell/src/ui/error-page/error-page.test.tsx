import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { afterEach, describe, expect, it } from 'vitest';
import cs from '../../i18n/cs.json';
import { ErrorPage } from './error-page';

afterEach(cleanup);

describe('error page', () => {
  it.each([
    [404, 'Tuto stránku jsme nenašli'],
    [403, 'Sem nemáte přístup'],
    [503, 'Za chvíli jsme zpět'],
    [500, 'Něco se porouchalo'],
    [418, 'Něco se porouchalo'],
  ])('%d says %s and leads home', (status, title) => {
    const Stub = createRemixStub([{ path: '*', Component: () => <ErrorPage status={status} phone="+420 1" /> }]);
    render(
      <I18nProvider locale="cs" messages={{ shell: cs }}>
        <Stub />
      </I18nProvider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Nebo nám zavolejte: +420 1')).toBeTruthy();
  });
});
