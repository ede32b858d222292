import { describe, expect, it } from 'vitest';
import cs from './cs.json';
import sk from './sk.json';
import { isTextKey, translate } from './texts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('texts', () => {
  it('have the same keys and the same placeholders in both languages', () => {
    expect(Object.keys(sk).sort()).toEqual(Object.keys(cs).sort());
    const slovak = new Map(Object.entries(sk));
    for (const [key, text] of Object.entries(cs))
      expect(placeholders(slovak.get(key) ?? '')).toEqual(placeholders(text));
  });

  it('fill in values and leave unknown ones visible', () => {
    expect(translate('cs', 'tooManyAttempts', { wait: '30 s' })).toBe('Příliš mnoho pokusů, zkuste to prosím za 30 s');
    expect(translate('sk', 'tooManyAttempts')).toContain('{wait}');
  });

  it('distinguish their keys from other strings', () => {
    expect(isTextKey('notFound')).toBe(true);
    expect(isTextKey('toString')).toBe(false);
  });
});
