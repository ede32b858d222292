import { renderPage } from '@vyloha/account/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { cleanup, screen } from '@testing-library/react';
import { defaultFeatures, type PublicConfigData } from '@vyloha/config';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeliveryDetails } from '../../model/delivery-details/delivery-details';
import { someDeliverySettings } from '../../testing/some-delivery-settings';
import { DeliveryPage } from './delivery-page';

afterEach(cleanup);

interface PageOptions {
  details?: Partial<DeliveryDetails>;
  isLoggedIn?: boolean;
  answer?: object;
  config?: Partial<PublicConfigData>;
}

function renderDelivery({ details, isLoggedIn = false, answer, config }: PageOptions = {}) {
  const loaderData = {
    details: { country: 'CZE', billingCountry: 'CZE', phone: '+420 ', ...details },
    isLoggedIn,
    products: {
      lines: [],
      total: { withTaxMinor: 99_800, withoutTaxMinor: 82_479 },
      tax: { countryCode: 'CZE', treatment: 'home' },
    },
    currency: someCurrencies()[0],
    settings: someDeliverySettings(),
    addresses: { shipping: [], billing: [] },
    vatNumberState: null,
  };
  return renderPage(DeliveryPage, {
    path: '/kosik/dodaci-udaje',
    loaderData,
    ...(config && { config }),
    ...(answer && { action: () => answer }),
  });
}

const field = (label: string | RegExp) => screen.getAllByLabelText<HTMLInputElement>(label)[0];
const sent = () => new FormData(screen.getByRole('button', { name: /Pokračovat/ }).closest('form') ?? undefined);

describe('DeliveryPage', () => {
  it.each([
    ['Jméno a příjmení', 'fullName', 'name'],
    ['E-mail', 'email', 'email'],
    ['Telefon', 'phone', 'tel'],
    ['Ulice', 'street', 'shipping address-line1'],
    ['Číslo popisné', 'houseNumber', 'off'],
    ['Město', 'city', 'shipping address-level2'],
    ['PSČ', 'postcode', 'shipping postal-code'],
    ['Země', 'country', 'shipping country'],
  ])('has the field %s with the name %s and autocomplete', async (label, name, autoComplete) => {
    await renderDelivery();
    expect(field(label)).toMatchObject({ name });
    expect(field(label)?.getAttribute('autocomplete')).toBe(autoComplete);
  });

  it('offers the login to guests only, with a link back', async () => {
    await renderDelivery();
    const link = screen.getByRole('link', { name: 'Přihlaste se' });
    expect(link.getAttribute('href')).toBe('/prihlasit?redirectTo=%2Fkosik%2Fdodaci-udaje');
    cleanup();
    await renderDelivery({ isLoggedIn: true });
    expect(screen.queryByRole('link', { name: 'Přihlaste se' })).toBeNull();
    cleanup();
    await renderDelivery({ config: { features: { ...defaultFeatures, login: false } } });
    expect(screen.queryByRole('link', { name: 'Přihlaste se' })).toBeNull();
  });

  it('starts with the initial values', async () => {
    await renderDelivery({ details: { fullName: 'Jana Nováková', isBusiness: true, businessName: 'Zahrady' } });
    expect(Object.fromEntries(sent())).toMatchObject({
      fullName: 'Jana Nováková',
      phone: '+420 ',
      country: 'CZE',
      isBusiness: 'on',
      businessName: 'Zahrady',
    });
  });

  it('shows an error on blur, and clears it once corrected', async () => {
    const { user } = await renderDelivery();
    const [postcode] = [field('PSČ')];
    if (!postcode) throw new Error('no postcode');
    await user.type(postcode, '1100');
    await user.tab();
    const message = await screen.findByText('PSČ musí obsahovat 5 čísel');
    expect(postcode.getAttribute('aria-invalid')).toBe('true');
    expect(postcode.getAttribute('aria-describedby')).toBe(message.closest('p')?.id);
    await user.type(postcode, '0');
    expect(screen.queryByText('PSČ musí obsahovat 5 čísel')).toBeNull();
  });

  it('validates a postcode by the country', async () => {
    const { user } = await renderDelivery({ details: { postcode: '8110' } });
    const [country] = screen.getAllByLabelText('Země');
    if (!country) throw new Error('no country');
    await user.selectOptions(country, 'SVK');
    await user.click(screen.getByRole('button', { name: /Pokračovat/ }));
    expect(screen.queryByText('PSČ musí obsahovat 5 čísel')).toBeNull();
  });

  it('sends no business data once its checkbox is unchecked', async () => {
    const { user } = await renderDelivery({ details: { isBusiness: true, businessName: 'Zahrady', tin: '27074358' } });
    await user.click(screen.getByLabelText('Nakupuji na firmu', { selector: 'input' }));
    expect([...sent().keys()]).not.toContain('businessName');
    await user.click(screen.getByLabelText('Nakupuji na firmu', { selector: 'input' }));
    expect(sent().get('businessName')).toBe('Zahrady');
  });

  it('shows an error summary on top and focuses it', async () => {
    const { user } = await renderDelivery();
    await user.click(screen.getByRole('button', { name: /Pokračovat/ }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Jméno a příjmení: Vyplňte prosím toto pole');
    expect(summary.parentElement).toBe(document.activeElement);
  });

  it('offers to switch the currency if the country needs another one', async () => {
    const text = 'Do této země doručujeme jen s cenami v měně EUR.';
    const submission = { status: 'error', initialValue: {}, error: { country: [text] } };
    const filled = { fullName: 'Jana Nováková', email: 'jana@example.com', phone: '+421 905 123 456' };
    const address = { street: 'Krátka 3', city: 'Žilina', postcode: '010 01', country: 'SVK' as const };
    const answer = { submission, currencyToSwitchTo: 'EUR' };
    const { user } = await renderDelivery({ details: { ...filled, ...address }, answer });
    await user.click(screen.getByRole('button', { name: /Pokračovat/ }));
    const button = await screen.findByRole('button', { name: 'Přepnout ceny na EUR a pokračovat' });
    expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['currency', 'EUR']);
  });
});
