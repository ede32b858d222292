import { expect, it } from 'vitest';
import { formatIban } from './format-iban';

it.each(['CZ6508000000192000145399', 'CZ65 0800 0000 1920 0014 5399'])('groups %s by four', (iban) => {
  expect(formatIban(iban)).toBe('CZ65\u00a00800\u00a00000\u00a01920\u00a00014\u00a05399');
});
