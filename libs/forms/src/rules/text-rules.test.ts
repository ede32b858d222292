import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import cs from '../i18n/cs.json';
import sk from '../i18n/sk.json';
import { passwordMatch, postcode, tin } from './field-rules';
import { ruleMessages } from './messages';
import { email, fullName, phoneNumber, requiredText, streetAndNumber } from './text-rules';

function messageOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

describe('texts', () => {
  it.each([
    [email, 'jan@example.com'],
    [email, ' jan.novak+shop@sub.example.co '],
    [fullName, 'Jan Novák'],
    [fullName, 'Jan  Amos Komenský'],
    [phoneNumber, '+420777123456'],
    [phoneNumber, '+420 (777) 123-456'],
    [phoneNumber, '+(49)/30.123'],
    [streetAndNumber, 'Dlouhá 12'],
    [streetAndNumber, 'Náměstí Míru 3/12a'],
    [requiredText, ' x '],
  ])('accept %#: %j', (schema, value) => {
    expect(messageOf(schema, value)).toBeUndefined();
  });

  it.each([
    [email, 'jan@', ruleMessages.email],
    [email, 'jan example.com', ruleMessages.email],
    [fullName, 'Jan', ruleMessages.fullName],
    [fullName, 'Jan ', ruleMessages.fullName],
    [phoneNumber, '777123456', ruleMessages.phoneNumber],
    [phoneNumber, '+42077712', ruleMessages.phoneNumber],
    [phoneNumber, '+420777abc456', ruleMessages.phoneNumber],
    [streetAndNumber, 'Dlouhá', ruleMessages.streetAndNumber],
    [streetAndNumber, 'Dlouhá12', ruleMessages.streetAndNumber],
    [streetAndNumber, '12 Dlouhá', ruleMessages.streetAndNumber],
    [requiredText, '   ', ruleMessages.required],
    [email, undefined, ruleMessages.required],
  ])('refuse %#: %j', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it('are trimmed', () => {
    expect(v.parse(email, ' jan@example.com ')).toBe('jan@example.com');
  });
});

describe('cross-field rules', () => {
  const address = v.pipe(
    v.object({
      email,
      zip: v.string(),
      country: v.string(),
      company: v.optional(v.string()),
      password: v.string(),
      again: v.string(),
    }),
    postcode('zip', 'country'),
    tin('company', 'country'),
    passwordMatch('again', 'password'),
  );
  const right = {
    email: 'a@example.com',
    zip: '110 00',
    country: 'CZE',
    password: 'x',
    again: 'x',
  };

  function issuesOf(form: object) {
    return (
      v.safeParse(address, { ...right, ...form }).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []
    );
  }

  it.each([
    [{}, []],
    [{ company: '27074358' }, []],
    [{ zip: '1234' }, [['zip', ruleMessages.postcode]]],
    [{ zip: '1010', country: 'AUT' }, []],
    [{ company: '12345678' }, [['company', ruleMessages.tin]]],
    [{ company: '12345678', country: 'SVK' }, []],
    [{ again: 'y' }, [['again', ruleMessages.passwordMatch]]],
  ])('%o: %o', (form, issues) => {
    expect(issuesOf(form)).toEqual(issues);
  });

  it('are validated while other fields are invalid', () => {
    expect(issuesOf({ email: undefined, zip: '1234' }).map(([path]) => path)).toEqual(['email', 'zip']);
  });
});

describe('messages', () => {
  it('are the texts of the specification', () => {
    expect(cs).toMatchObject({
      email: 'E-mail není ve správném formátu',
      full_name: 'Nezadali jste celé jméno',
      phone_number: 'Nezadali jste správně telefonní číslo',
      street_only: 'Vyplňte správně ulici',
      house_number: 'Vyplňte správně číslo popisné',
      postcode: 'PSČ musí obsahovat 5 čísel',
      street_and_number: 'Vyplňte ulici a za ní číslo popisné',
      tin: 'Nesprávný formát IČ',
      password_match: 'Nepodařilo se vám heslo napsat 2× správně.',
    });
  });

  it('exist in both languages', () => {
    expect(Object.keys(sk).sort()).toEqual(Object.keys(cs).sort());
    for (const key of Object.values(ruleMessages)) expect(cs).toHaveProperty(key.replace('forms:', ''));
  });
});

describe('phone numbers', () => {
  const isPhone = (text: string) => v.safeParse(phoneNumber, text).success;
  const characters = fc.constantFrom(...'0123456789()/. -');
  /** Spaces at the end are cut off, so they do not count. */
  const body = fc
    .array(characters, { minLength: 0, maxLength: 20 })
    .map((list) => list.join(''))
    .filter((text) => text === text.trimEnd());

  it('begin with a plus and have at least nine characters of their alphabet', () => {
    fc.assert(
      fc.property(body, (text) => {
        expect(isPhone(`+${text}`)).toBe(text.length >= 9);
        expect(isPhone(text)).toBe(false);
      }),
    );
  });

  it('have no other character anywhere', () => {
    const other = fc
      .string({ minLength: 1, maxLength: 1 })
      .filter((text) => !/[\d()/. -]/.test(text) && text.trim() !== '');
    fc.assert(
      fc.property(body, body, other, (before, after, character) => {
        expect(isPhone(`+420777123456${before}${character}${after}1`)).toBe(false);
      }),
    );
  });

  it('of both countries are valid in every usual way of writing', () => {
    const number = fc.tuple(fc.constantFrom('+420', '+421'), fc.integer({ min: 100_000_000, max: 999_999_999 }));
    fc.assert(
      fc.property(number, fc.constantFrom('', ' ', '-', '.', '/'), ([prefix, digits], separator) => {
        const groups = String(digits).match(/\d{3}/g) ?? [];
        expect(isPhone(` ${prefix}${separator}${groups.join(separator)} `)).toBe(true);
        expect(isPhone(groups.join(separator))).toBe(false);
      }),
    );
  });
});
