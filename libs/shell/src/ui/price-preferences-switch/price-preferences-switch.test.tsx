import { render, screen } from '@testing-library/react';
import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import type { ShopperView } from '@vyloha/session';
import { aShopperView } from '@vyloha/session/testing';
import { ShopperProvider } from '@vyloha/session/ui';
import { aPublicConfig } from '@vyloha/testing';
import { beforeEach, expect, it } from 'vitest';
import cs from '../../i18n/cs.json';
import { PricePreferencesSwitch } from './price-preferences-switch';

const currencies = [
  { code: 'CZK', name: 'Koruna' },
  { code: 'EUR', name: 'Euro' },
];

function renderSwitch(
  shopper: Partial<ShopperView>,
  { theme = 'default' }: { theme?: 'default' | 'alternative' } = {},
) {
  render(
    <I18nProvider locale="cs" messages={{ shell: cs }}>
      <PublicConfigProvider config={aPublicConfig({ theme })}>
        <ShopperProvider shopper={aShopperView(shopper)}>
          <PricePreferencesSwitch data={{ currencies, currentPath: '/zahrada' }} />
        </ShopperProvider>
      </PublicConfigProvider>
    </I18nProvider>,
  );
}

const trigger = () => document.querySelector('summary')?.textContent;

/** Name and value of each button, and whether it is selected. */
function buttons() {
  return screen
    .getAllByRole<HTMLButtonElement>('button', { hidden: true })
    .map(({ name, value, ariaPressed }) => `${name}=${value}${ariaPressed === 'true' ? ' chosen' : ''}`);
}

beforeEach(() => {
  document.body.innerHTML = '';
});

it('shows the selected price display and offers the others', () => {
  renderSwitch({});
  expect(trigger()).toBe('Zobrazení cen: CZK');
  expect(buttons()).toEqual([
    'currency=CZK chosen',
    'currency=EUR',
    'displayVat=true chosen',
    'displayVat=false',
    'displayBothPrices=false chosen',
  ]);
});

it('shows that prices are without tax', () => {
  renderSwitch({ displayVat: false, displayBothPrices: false });
  expect(trigger()).toBe('Zobrazení cen: bez DPH');
  expect(buttons()).toContain('displayVat=false chosen');
  expect(buttons()).toContain('displayBothPrices=true');
});

it('has a separate row of currencies in the alternative theme', () => {
  renderSwitch({}, { theme: 'alternative' });
  expect(trigger()).toBe('Zobrazení cen: s DPH');
  expect(screen.getByRole('form', { name: 'Měna' }).querySelectorAll('button')).toHaveLength(2);
});

it('has currencies alone where prices have no tax', () => {
  renderSwitch({ hasTax: false });
  expect(buttons()).toEqual(['currency=CZK chosen', 'currency=EUR']);
  document.body.innerHTML = '';
  renderSwitch({ hasTax: false }, { theme: 'alternative' });
  expect(document.querySelector('summary')).toBeNull();
});
