import { data } from '@remix-run/node';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { AddressesPage } from './addresses-page';

afterEach(cleanup);

const countries = [
  { value: 'CZE', label: 'Česko' },
  { value: 'SVK', label: 'Slovensko' },
];
const preset = { fullName: 'Jana Nováková', type: 'shipping', country: 'CZE' };
const home = {
  id: 'a-1',
  type: 'shipping',
  fullName: 'Jana Nováková',
  businessName: '',
  phone: '',
  isDefault: true,
  street: 'Dlouhá 12',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZE',
};

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('prefills an address with the customer’s name, and shows what is missing beside its field', async () => {
  const action = () => data(null, { status: 500 });
  const { user } = await renderPage(AddressesPage, {
    loaderData: { addresses: [], changed: null, preset, countries },
    action,
  });
  expect(screen.getByText('Zatím tu nemáte žádnou adresu')).toBeTruthy();
  expect(value('Jméno a příjmení')).toBe('Jana Nováková');
  await user.type(screen.getByLabelText('Ulice a číslo'), 'Dlouhá');
  await user.click(screen.getByRole('button', { name: 'Uložit adresu' }));
  expect((await screen.findAllByText('Vyplňte ulici a za ní číslo popisné')).length).toBeGreaterThan(0);
  expect(value('Ulice a číslo')).toBe('Dlouhá');
});

it('changes the selected address', async () => {
  await renderPage(AddressesPage, { loaderData: { addresses: [home], changed: home, preset, countries } });
  expect(screen.getByRole('link', { name: /^Změnit/ }).getAttribute('href')).toBe(
    '/uzivatel/seznam-adres?zmenit=a-1#adresa',
  );
  expect(screen.getByRole('button', { name: /^Smazat.*Dlouhá 12/ }).getAttribute('value')).toBe('a-1');
  expect(value('Město')).toBe('Praha');
  const form = screen.getByRole('button', { name: 'Uložit adresu' }).closest('form');
  expect(form && new FormData(form).get('id')).toBe('a-1');
});
