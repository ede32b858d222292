import { describe, expect, it } from 'vitest';
import { colors } from './colors';
import { agree, decline, noun } from './decline';

describe('decline', () => {
  it.each([
    ['zelený', 'm', 'cs', 'zelený'],
    ['zelený', 'f', 'cs', 'zelená'],
    ['zelený', 'n', 'cs', 'zelené'],
    ['zelený', 'f-plural', 'cs', 'zelené'],
    ['zelený', 'n-plural', 'cs', 'zelená'],
    ['zelený', 'n-plural', 'sk', 'zelené'],
    ['biely', 'm', 'sk', 'biely'],
    ['biely', 'f', 'sk', 'biela'],
    ['biely', 'n', 'sk', 'biele'],
    ['biely', 'm-plural', 'sk', 'biele'],
    ['svieži', 'f', 'sk', 'svieža'],
    ['přírodní', 'f', 'cs', 'přírodní'],
    ['přírodní', 'n-plural', 'cs', 'přírodní'],
    ['tmavě zelený', 'f', 'cs', 'tmavě zelená'],
    ['bordó', 'n', 'cs', 'bordó'],
  ] as const)('%s in %s (%s) is %s', (adjective, gender, language, expected) => {
    expect(decline(adjective, gender, language)).toBe(expected);
  });
});

describe('agree', () => {
  it('follows the gender each language gives the same noun', () => {
    const bucket = noun('kbelík', 'm', 'vedro', 'n');
    expect(agree(colors.white, bucket)).toEqual({ cs: 'bílý', sk: 'biele' });
    expect(agree(colors.black, noun('lucerna', 'f', 'lampáš', 'm'))).toEqual({ cs: 'černá', sk: 'čierny' });
    expect(agree(colors.grey, noun('rukavice', 'f-plural', 'rukavice'))).toEqual({ cs: 'šedé', sk: 'sivé' });
    expect(agree(colors.anthracite, noun('křeslo', 'n', 'kreslo'))).toEqual({ cs: 'antracitové', sk: 'antracitové' });
  });

  it('knows an adjective for every colour in both languages', () => {
    for (const { cs, sk } of Object.values(colors)) {
      expect(cs).toMatch(/(ý|í)$/);
      expect(sk).toMatch(/(ý|y)$/);
    }
  });
});
