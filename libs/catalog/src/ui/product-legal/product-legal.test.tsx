import { renderInShop } from '@vyloha/cart/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { noLegal, type ProductLegal as Legal } from '../../model/product/product-legal';
import { LegalNotes } from './legal-notes';
import { ProductLegal } from './product-legal';

beforeEach(() => {
  document.body.innerHTML = '';
});

const energy = { class: 'E', scale: ['A', 'G'], labelKey: 'energy-label-e', sheet: '/stranka/informacni-list-zarovky' };

async function notesOf(legal: Partial<Legal>, hasGuaranteeNotice = false) {
  renderInShop(<LegalNotes legal={{ ...noLegal, ...legal }} hasGuaranteeNotice={hasGuaranteeNotice} />);
  return within(await screen.findByRole('list', { name: 'Co je dobré vědět' }));
}

it('shows the energy class with its scale as a link to the label, and the information sheet', async () => {
  const notes = await notesOf({ energy });
  const name = 'Energetická třída E na stupnici od A do G, energetický štítek';
  const label = notes.getByRole('link', { name });
  expect(label.getAttribute('href')).toContain('/img/energy-label-e');
  expect(label.textContent).toMatch(/AGE$/);
  expect(notes.getByRole('link', { name: 'Informační list výrobku' }).getAttribute('href')).toBe(energy.sheet);
});

it('names fees, deposits, age and guarantees, each where there is one', async () => {
  const durability = { years: 5, labelKey: 'garan' };
  const notes = await notesOf({ recyclingFeeMinor: 290, depositMinor: 300, minAge: 18, durability }, true);
  const texts = notes.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([
    'K ceně se připočítá vratná záloha za obal 3 Kč za kus',
    'Cena zahrnuje příspěvek na recyklaci 2,90 Kč za kus',
    '18+ Prodáváme jen osobám, kterým je alespoň 18 let',
    'GARAN Záruka výrobce na životnost 5 let',
    'Zákonná záruka: za vady odpovídáme nejméně dva roky',
  ]);
  expect(notes.getByRole('link', { name: /životnost/ }).getAttribute('href')).toContain('/img/garan');
  expect(notes.getByRole('link', { name: /^Zákonná/ }).getAttribute('href')).toBe('/stranka/zakonna-zaruka');
});

it('says nothing where there is nothing to say', async () => {
  renderInShop(
    <>
      <LegalNotes legal={noLegal} hasGuaranteeNotice={false} />
      <p>Konec</p>
    </>,
  );
  await screen.findByText('Konec');
  expect(screen.queryByRole('list')).toBeNull();
});

it('names the maker, the person responsible in the EU, the type, and warnings', async () => {
  const maker = { name: 'Lantern Ltd.', address: 'Bristol', contact: 'https://lantern.example' };
  const responsible = { name: 'Brána s.r.o.', address: 'Praha 7', contact: 'bezpecnost@brana.example' };
  const safety = { maker, responsible, identification: 'Typ 7', warnings: ['Jen venku.'] };
  renderInShop(<ProductLegal safety={safety} />);
  const section = within(await screen.findByRole('region', { name: 'Bezpečnost výrobku' }));
  const [first, second, third] = section.getAllByRole('definition');
  expect(first?.textContent).toContain('Lantern Ltd.');
  expect(
    within(second ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('mailto:bezpecnost@brana.example');
  expect(third?.textContent).toBe('Typ 7');
  expect(within(section.getByRole('list', { name: 'Upozornění' })).getByText('Jen venku.')).toBeTruthy();
});

it('says how long it can be repaired, its certified labels, and where its digital passport is', async () => {
  const repair = { score: '8,4 z 10', sparePartsYears: 10, softwareUpdatesYears: 1, instructions: null };
  const labels = [
    { name: 'Ekoznačka EU', number: 'CZ/048', url: 'https://ecolabel.example/1' },
    { name: 'FSC', number: null, url: null },
  ];
  const details = { repair, labels, passport: 'https://pas.example/1' };
  renderInShop(<ProductLegal details={details} hasGuaranteeNotice />);
  const section = within(await screen.findByRole('region', { name: 'Záruka a opravy' }));
  expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Nejméně dva roky od převzetí',
    '8,4 z 10',
    'Nejméně 10 let',
    'Nejméně 1 rok',
    'Ekoznačka EU (CZ/048)',
    'FSC',
    'Otevřít digitální pas',
  ]);
  expect(section.getByRole('link', { name: /pas/ }).getAttribute('href')).toBe('https://pas.example/1');
});
