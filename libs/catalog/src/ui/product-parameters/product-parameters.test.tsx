import { renderInShop } from '@vyloha/cart/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ParameterView } from '../../model/parameters/parameter-views';
import { aParameterView } from '../../testing/a-parameter-view';
import { ProductParameters } from './product-parameters';

beforeEach(() => {
  document.body.innerHTML = '';
});

async function show(...parameters: ParameterView[]) {
  renderInShop(<ProductParameters parameters={parameters} />);
  const rows = await screen.findAllByRole('row');
  return rows.map((row) => within(row));
}

const linkIn = (place: ReturnType<typeof within>, name: string) =>
  place.getByRole('link', { name }).getAttribute('href');

it('links titles and values to their pages', async () => {
  const [material, power] = await show(
    aParameterView('Materiál', { title: 'litina', link: '/slovnik/litina' }),
    aParameterView('Kapacita', { title: '2 Ah' }, { link: '/aku-technika' }),
  );
  expect(material && linkIn(material, 'litina')).toBe('/slovnik/litina');
  expect(power && linkIn(power, 'Kapacita')).toBe('/aku-technika');
  expect(material?.queryByRole('group')).toBeNull();
});

it('explains a parameter on request, by keyboard and without script', async () => {
  const [row] = await show(aParameterView('Stanoviště', { title: 'Stín' }, { description: 'Kolik světla chce.' }));
  const note = row?.getByRole('group');
  expect(note).toHaveProperty('open', false);
  expect(note?.querySelector('summary')?.textContent).toBe('Co znamená Stanoviště');
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(row?.getByText('Kolik světla chce.')).toBeTruthy();
});

it('explains a value by a summary, and by a description once expanded', async () => {
  const [plain, more] = await show(
    aParameterView('Životní cyklus', { title: 'Letnička', summary: 'jeden rok', fileKey: 'packet' }),
    aParameterView('Život', { title: 'Trvalka', summary: 'vrací se', description: 'Na zimu zatáhne.' }),
  );
  expect(plain?.getByText('jeden rok').tagName).toBe('P');
  expect(plain?.getByRole('cell').querySelector('img[src^="/img/packet"]')).toBeTruthy();
  expect(more?.getByText('vrací se').tagName).toBe('SUMMARY');
  expect(more?.getByText('Na zimu zatáhne.')).toBeTruthy();
});
