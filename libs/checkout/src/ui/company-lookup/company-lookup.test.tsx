import { renderPage } from '@vyloha/account/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someDeliverySettings } from '../../testing/some-delivery-settings';
import { DeliveryPage } from '../delivery-page/delivery-page';

const company = {
  isBusiness: 'on',
  tin: '24081353',
  businessName: 'Park a zeleň a.s.',
  vatin: 'CZ24081353',
  billingInfo: 'on',
  billingStreet: 'Lipová',
  billingHouseNumber: '678/23',
  billingCity: 'Praha',
  billingPostcode: '186 00',
  billingCountry: 'CZE',
};
const request = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  request.mockReset();
  request.mockImplementation(async () => Response.json({ kind: 'found', name: 'Park a zeleň a.s.', fields: company }));
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openForm(details: Record<string, unknown> = {}) {
  const loaderData = {
    details: { country: 'CZE', billingCountry: 'CZE', isBusiness: true, ...details },
    isLoggedIn: false,
    products: {
      lines: [],
      total: { withTaxMinor: 99_800, withoutTaxMinor: 82_479 },
      tax: { countryCode: 'CZE', treatment: 'home' },
    },
    currency: someCurrencies()[0],
    settings: someDeliverySettings(),
    addresses: { shipping: [], billing: [] },
    hasCompanyRegister: true,
    vatNumberState: null,
  };
  return renderPage(DeliveryPage, { path: '/kosik/dodaci-udaje', loaderData });
}

const number = () => screen.getByLabelText<HTMLInputElement>(/^IČO/);
const sent = () =>
  Object.fromEntries(new FormData(screen.getByRole('button', { name: /Pokračovat/ }).closest('form') ?? undefined));
const status = () => screen.getAllByRole('status')[0]?.textContent;
const lookUp = () => screen.getByRole('button', { name: 'Doplnit údaje firmy' });

describe('the lookup of a company', () => {
  it('starts by itself with a complete number, once, and fills in what is blank', async () => {
    const { user } = await openForm({ businessName: 'Park' });
    await user.type(number(), '24081353');
    await waitFor(() => expect(sent()).toMatchObject({ ...company, businessName: 'Park' }));
    expect(request.mock.calls.map(([url]) => url)).toEqual(['/kosik/firma?ico=24081353']);
    expect(status()).toContain('Údaje firmy Park a zeleň a.s. jsme doplnili z rejstříku.');
  });

  it('replaces what the one before filled in, and leaves what was changed', async () => {
    const { user } = await openForm();
    await user.type(number(), '24081353');
    await waitFor(() => expect(sent()).toMatchObject(company));
    const city = screen.getAllByLabelText<HTMLInputElement>('Město').at(-1);
    if (city === undefined) throw new Error('The billing address has a city');
    await user.clear(city);
    await user.type(city, 'Brno');
    const other = { ...company, tin: '98765434', businessName: 'Zahradníček', billingCity: 'Olomouc' };
    request.mockImplementation(async () => Response.json({ kind: 'found', name: 'Zahradníček', fields: other }));
    await user.clear(number());
    await user.type(number(), '98765434');
    await waitFor(() => expect(sent()).toMatchObject({ ...other, billingCity: 'Brno' }));
  });

  it('replaces the company that the page was made with', async () => {
    const { user } = await openForm({ tin: '98765434', businessName: 'Zahradníček', vatin: 'CZ98765434' });
    await user.clear(number());
    await user.type(number(), '24081353');
    await waitFor(() => expect(sent()).toMatchObject(company));
  });

  it('leaves no name of the company before beside a number that has none', async () => {
    const { user } = await openForm({ tin: '98765434', businessName: 'Zahradníček', vatin: 'CZ98765434' });
    request.mockImplementation(async () => Response.json({ kind: 'problem', problem: 'Nenašli.' }));
    await user.clear(number());
    await user.type(number(), '27074358');
    await waitFor(() => expect(sent()).toMatchObject({ tin: '27074358', businessName: '', vatin: '' }));
  });

  it('replaces all when its button is pressed', async () => {
    const { user } = await openForm({ businessName: 'Park', tin: '24081353' });
    await user.click(lookUp());
    await waitFor(() => expect(sent()).toMatchObject(company));
  });

  it.each(['2408135', '24081354'])('is not asked for %s', async (tin) => {
    const { user } = await openForm();
    await user.type(number(), tin);
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['an answer that is none', () => Promise.resolve(new Response('<html>')), 'Vyplňte prosím údaje ručně.'],
    ['no answer', () => Promise.reject(new TypeError('offline')), 'Vyplňte prosím údaje ručně.'],
    ['a problem', () => Promise.resolve(Response.json({ kind: 'problem', problem: 'Zanikla.' })), 'Zanikla.'],
  ])('changes nothing with %s', async (_, answer, message) => {
    request.mockImplementation(answer);
    const { user } = await openForm({ businessName: 'Park' });
    await user.type(number(), '24081353');
    await waitFor(() => expect(status()).toContain(message));
    expect(sent()).toMatchObject({ businessName: 'Park', tin: '24081353' });
  });
});
