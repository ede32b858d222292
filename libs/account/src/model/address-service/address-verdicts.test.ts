import { describe, expect, it } from 'vitest';
import { toVerdicts } from './address-verdicts';

const answer = { success: true, data: { valid: false } };

describe('toVerdicts', () => {
  it('names the fields that are wrong and those that may be', () => {
    const inputs = { valid: ['city'], invalid: ['postcode'], withWarning: ['street'] };
    const verdicts = toVerdicts(answer, () => ({ valid: false, validWithWarnings: false, inputs }));
    expect(verdicts).toEqual({ kind: 'judged', invalid: ['postcode'], doubtful: ['street'] });
  });

  it('names none where none are listed', () => {
    expect(toVerdicts(answer, () => ({ inputs: {} }))).toEqual({ kind: 'judged', invalid: [], doubtful: [] });
  });

  it.each([
    ['an answer that is a failure', { success: false }, () => ({ inputs: {} })],
    ['a summary of another shape', answer, () => ({ inputs: { invalid: 'street' } })],
    ['no summary', answer, () => undefined],
    [
      'a summary that throws',
      answer,
      () => {
        throw new Error('no such form');
      },
    ],
  ])('fails with %s', (_, response, validateForm) => {
    expect(toVerdicts(response, validateForm)).toEqual({ kind: 'failed' });
  });
});
