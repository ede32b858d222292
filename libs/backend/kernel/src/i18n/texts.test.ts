import { describe, expect, it } from 'vitest';
import { defaultLocale } from '@vyloha/contract';
import { isTextKey, translate } from './texts';

describe('texts', () => {
  it('fill in values and leave unknown ones visible', () => {
    expect(translate(defaultLocale, 'tooManyAttempts', { wait: '30 s' })).toBe(
      'Příliš mnoho pokusů, zkuste to prosím za 30 s',
    );
    expect(translate('sk', 'tooManyAttempts')).toContain('{wait}');
  });

  it('distinguish their keys from other strings', () => {
    expect(isTextKey('notFound')).toBe(true);
    expect(isTextKey('toString')).toBe(false);
  });
});
