import { renderPage } from '@vyloha/account/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '../../testing/an-order';
import { OrderPrices } from './order-prices';

it.each([
  [true, ['Zboží998 Kč', 'Doprava', 'Celkem s DPH1 097 Kčbez DPH 906,61 Kč']],
  [false, ['Zboží824,79 Kč', '81,82 Kč', 'Celkem bez DPH906,61 Kč', 'Celkem s DPH1 097 Kč']],
])('has the total with and without tax, with tax first: %s', async (displayVat, texts) => {
  const { prices, currency } = anOrder();
  await renderPage(() => <OrderPrices prices={prices} currency={currency} />, { shopper: { displayVat } });
  const text = screen.getByTestId('page').textContent?.replaceAll('\u00A0', ' ').replaceAll('PPL na adresu', 'Doprava');
  for (const part of texts) expect(text).toContain(part);
});

it.each([
  ['reverseCharge', 'bez DPH, daň přizná odběratel'],
  ['nonPayer', 'nejsme plátci DPH'],
] as const)('has one total without tax, and why: %s', async (treatment, note) => {
  const { prices, currency } = anOrder();
  const untaxed = { ...prices, tax: { countryCode: 'CZE', treatment } };
  await renderPage(() => <OrderPrices prices={untaxed} currency={currency} />, { shopper: { displayVat: false } });
  const text = screen.getByTestId('page').textContent?.replaceAll('\u00A0', ' ');
  expect(text).toContain(`Celkem1 097 Kč${note}`);
  expect(text).not.toContain('s DPH');
});
