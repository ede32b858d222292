import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { allMessages } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { NearestBranch } from './nearest-branch';

it('says until when the main branch is open, who is there, and finds the nearest one by a plain form', () => {
  const branch = {
    slug: 'praha-karlin',
    name: 'Praha – Karlín',
    address: { street: 'Sokolovská 12', city: 'Praha 8', postcode: '186 00', countryCode: 'CZE' },
    phone: '+420 222 333 444',
    email: 'karlin@example.com',
    employees: [{ name: 'Jan Růžek', picture: null, position: 'vedoucí', phone: '+420 777 1', email: null }],
    opening: { kind: 'open', until: '18:00' } as const,
  };
  const Stub = createRemixStub([{ path: '/', Component: () => <NearestBranch branch={branch} /> }]);
  render(
    <I18nProvider locale="cs" messages={allMessages('cs')}>
      <Stub />
    </I18nProvider>,
  );
  expect(screen.getByText('otevřeno do 18:00').parentElement?.textContent).toContain('Teď: otevřeno do 18:00');
  expect(screen.getByRole('link', { name: 'Praha – Karlín' }).getAttribute('href')).toBe('/pobocky/praha-karlin');
  expect(screen.getByText('Jan Růžek')).toBeTruthy();
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Najít nejbližší pobočku' });
  expect(form.getAttribute('action')).toBe('/clanky?seznam=pobocky');
  expect(Object.fromEntries(new FormData(form))).toEqual({ seznam: 'pobocky', q: '' });
});
