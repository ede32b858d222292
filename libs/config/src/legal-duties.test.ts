import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.server';
import { isDutyOn, legalDuties } from './legal-duties';
import { readConfig } from './read-config.server';

describe('duties by law', () => {
  it.each(['', undefined])('are all on with %j', (value) => {
    const { legalDutiesOff } = readConfig({ LEGAL_DUTIES_OFF: value });
    for (const duty of legalDuties)
      for (const currency of ['CZK', 'EUR']) expect(isDutyOn(legalDutiesOff, duty, currency)).toBe(true);
  });

  it('are off in the country that is named, and nowhere else', () => {
    const { legalDutiesOff } = readConfig({ LEGAL_DUTIES_OFF: 'sk:deposit, cz:energyLabel' });
    expect(isDutyOn(legalDutiesOff, 'deposit', 'EUR')).toBe(false);
    expect(isDutyOn(legalDutiesOff, 'deposit', 'CZK')).toBe(true);
    expect(isDutyOn(legalDutiesOff, 'energyLabel', 'CZK')).toBe(false);
    expect(isDutyOn(legalDutiesOff, 'energyLabel', 'EUR')).toBe(true);
  });

  it.each(['deposit', 'de:deposit', 'cz:deposits', '-deposit', 'cz', 'all', 'true'])(
    'are never switched off by something vague: %s',
    (value) => {
      expect(() => readConfig({ LEGAL_DUTIES_OFF: value })).toThrow(ConfigError);
      expect(() => readConfig({ LEGAL_DUTIES_OFF: value })).toThrow(/LEGAL_DUTIES_OFF is .*country:duty/);
    },
  );
});
