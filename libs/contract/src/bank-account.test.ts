import { describe, expect, it } from 'vitest';
import { parseBankAccount } from './bank-account';

describe('parseBankAccount', () => {
  it.each([
    ['19-2000145399/0800', '19-2000145399/0800'],
    [' 2000145399 / 0800 ', '2000145399/0800'],
    ['CZ65 0800 0000 1920 0014 5399', 'CZ6508000000192000145399'],
    ['sk3112000000198742637541', 'SK3112000000198742637541'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ])('reads %j', (text, account) => {
    expect(parseBankAccount(text)).toBe(account);
  });

  it.each([
    '',
    '2000145398/0800',
    '18-2000145399/0800',
    '2000145399',
    '2000145399/80',
    '00/0800',
    'CZ6508000000192000145398',
    'CZ65080000001920001453990',
    'CZ650800000019200014539',
    'účet 2000145399/0800',
    '19-2000145399/0800<script>',
    '9'.repeat(40),
  ])('refuses %j', (text) => {
    expect(parseBankAccount(text)).toBeNull();
  });

  it('notices every single mistyped digit', () => {
    const account = 'CZ6508000000192000145399';
    for (let at = 2; at < account.length; at += 1) {
      const other = (Number(account[at]) + 1) % 10;
      expect(parseBankAccount(`${account.slice(0, at)}${other}${account.slice(at + 1)}`)).toBeNull();
    }
  });
});
