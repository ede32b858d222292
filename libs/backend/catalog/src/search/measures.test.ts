import { describe, expect, it } from 'vitest';
import { measureQuery, takeMeasures, toMeasureText } from './measures';

describe('takeMeasures', () => {
  it.each([
    ['20m hadice', 'hadice', ['20 m']],
    ['substrát 50 litrů', 'substrat', ['50 l']],
    ['polštář 50x50', 'polstar', ['50×50']],
    ['koberec 80 × 150 cm', 'koberec', ['80×150 cm']],
    ['pánev 28', 'panev', ['28']],
    ['hnojivo 2,5kg', 'hnojivo', ['2,5 kg']],
    ['parfém 100ML', 'parfem', ['100 ml']],
    ['vrtačka 18V 2 ks', 'vrtacka', ['18 v', '2 ks']],
    ['plachta 10 m²', 'plachta', ['10 m2']],
    ['rukavice L', 'rukavice', ['L']],
    ['rukavice velikost: S', 'rukavice', ['S']],
    ['zástěra xl', 'zastera', ['XL']],
    ['konev 5 l', 'konev', ['5 l']],
    ['konev s kropítkem', 'konev s kropitkem', []],
    ['l', 'l', []],
  ])('%j leaves %j and %j', (query, text, measures) => {
    const taken = takeMeasures(query);
    expect(taken.text.trim().replaceAll(/\s+/g, ' ')).toBe(text);
    expect(taken.measures.map(toMeasureText)).toEqual(measures);
  });

  it.each(['zv-100', 'm8', '10w40', '8590000000017', '00068510', '2v1', 'a4-1'])('%j is a word', (query) => {
    expect(takeMeasures(query)).toEqual({ text: query, measures: [] });
  });
});

describe('measureQuery', () => {
  it('has the number before its unit, however the shop writes it', () => {
    const [litres] = takeMeasures('0,5 l').measures;
    expect(litres && measureQuery(litres, 'C')).toBe(
      '(500:C <-> ml:C | 500:C <-> mililitr:*C | 500:C <-> mililiter:*C | 50:C <-> cl:C | 5:C <-> dl:C | ' +
        '5:C <-> decilitr:*C | 5:C <-> deciliter:*C | 5:C <-> deci:*C | 0d5:C <-> l:C | 0d5:C <-> litr:*C | ' +
        '0d5:C <-> liter:*C | 0d005:C <-> hl:C | 0d005:C <-> hektolitr:*C | 0d005:C <-> hektoliter:*C)',
    );
  });

  it('has the letters of a size alone', () => {
    const [size] = takeMeasures('rukavice L').measures;
    expect(size && measureQuery(size, 'A')).toBe('(l:A)');
  });

  it('has all sides in their order, and any unit where none is typed', () => {
    const [sides] = takeMeasures('50x70').measures;
    expect(sides && measureQuery(sides, '')).toBe('(50 <-> 70)');
  });
});
