import { describe, expect, it } from 'vitest';
import { menuDocuments } from '../menus';
import { marketingRetentionYears } from '../../shop/settings';
import { traderOf } from '../../shop/trader';
import { legalPages } from './legal';

const footer = JSON.stringify([...menuDocuments()].filter(({ type, ...menu }) => type === 'menu' && 'code' in menu));
const textOf = (id: string, country: 'cz' | 'sk' = 'cz') =>
  JSON.stringify(legalPages(traderOf(country)).find((page) => page.id === id)?.parts ?? []);

describe('pages that the law asks for', () => {
  it.each([
    'obchodni-podminky',
    'ochrana-osobnich-udaju',
    'zakonna-zaruka',
    'mimosoudni-reseni-sporu',
    'prohlaseni-o-pristupnosti',
  ])('include %s, linked from a menu', (id) => {
    expect(textOf(id)).not.toBe('[]');
    expect(footer).toContain(`/stranka/${id}`);
  });

  it('name who decides disputes in both countries, and link no platform that was closed', () => {
    expect(textOf('mimosoudni-reseni-sporu')).toMatch(/Česká obchodní inspekce.*Slovenská obchodní inspekce/);
    for (const { id } of legalPages(traderOf('cz')))
      expect(textOf(id)).not.toMatch(/ec\.europa\.eu\/(?:consumers\/)?odr/);
  });

  it('say what a repair does to the guarantee, and how a review is reported', () => {
    for (const id of ['obchodni-podminky', 'zakonna-zaruka'])
      expect(textOf(id)).toMatch(/prodlouží o 12 měsíců.*predĺži o 12 mesiacov/);
    expect(textOf('obchodni-podminky')).toMatch(/odkazem Nahlásit.*odkazom Nahlásiť/);
    expect(textOf('ochrana-osobnich-udaju')).toContain('Rok od rozhodnutí');
  });

  it('identify the trader', () => {
    expect(textOf('obchodni-podminky')).toMatch(/Zelená výloha s\.r\.o\., Sokolovská 112.*IČO 98765434.*@/);
  });

  it('name a Slovak trader with the law and the authorities of Slovakia', () => {
    const pages = legalPages(traderOf('sk')).map(({ id }) => textOf(id, 'sk'));
    expect(pages.filter((words) => /Sokolovská|98765434|\+420|českým právem|Pplk\. Sochora/.test(words))).toEqual([]);
    const terms = textOf('obchodni-podminky', 'sk');
    expect(terms).toMatch(
      /Zelená výloha s\. r\. o\., Bajkalská 19, 821 02 Bratislava, IČO 53987659, DIČ 2121234577, IČ DPH SK2121234577/,
    );
    expect(terms).toMatch(/dohliada Slovenská obchodná inšpekcia.*riadi slovenským právom/);
    expect(textOf('mimosoudni-reseni-sporu', 'sk')).toMatch(/Slovenská obchodní inspekce.*Česká obchodní inspekce/);
  });

  it('state for how long marketing data are kept as the setting says', () => {
    for (const id of ['obchodni-podminky', 'ochrana-osobnich-udaju'])
      expect(textOf(id)).toMatch(new RegExp(`${marketingRetentionYears} let.*${marketingRetentionYears} rokov`));
  });
});
