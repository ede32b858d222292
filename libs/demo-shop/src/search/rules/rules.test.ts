import { describe, expect, it } from 'vitest';
import { inflect } from './inflections';
import { withTypingError } from './typing-errors';

describe('inflect', () => {
  it.each([
    ['akumulátorová vrtačka', 'cs', 0, 'akumulátorovou vrtačku'],
    ['keramický květináč', 'cs', 1, 'keramických květináčů'],
    ['náhradní akumulátor', 'cs', 2, 'náhradním akumulátorem'],
    ['zahradní hadice', 'cs', 0, 'zahradní hadici'],
    ['záhradná hadica', 'sk', 0, 'záhradnú hadicu'],
    ['kovový regál', 'cs', 0, null],
    ['sada zavlažovacích spojek', 'cs', 0, null],
  ] as const)('%s, %s, form %i → %s', (name, language, form, expected) => {
    expect(inflect(name, language, form)).toBe(expected);
  });
});

describe('withTypingError', () => {
  it('errs in the longest word, and always equally', () => {
    const written = withTypingError('kotlový gril');
    expect(written).not.toBe('kotlový gril');
    expect(written.endsWith(' gril')).toBe(true);
    expect(withTypingError('kotlový gril')).toBe(written);
  });

  it('leaves short words but for their diacritics', () => {
    expect(withTypingError('pórek')).not.toBe('pórek');
    expect(withTypingError('rýč')).toBe('ryc');
  });
});
