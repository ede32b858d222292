import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password';

describe('passwords', () => {
  it('are distinguished from others and never hash alike', async () => {
    const first = await hashPassword('Příliš žluťoučký');
    const second = await hashPassword('Příliš žluťoučký');
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword('Příliš žluťoučký', first)).toBe(true);
    expect(await verifyPassword('Příliš žluťoučký'.normalize('NFD'), first)).toBe(true);
    expect(await verifyPassword('prilis zlutoucky', first)).toBe(false);
  });

  it.each(['', 'plain', 'scrypt$1', 'bcrypt$1$2$3$4$5'])('match nothing stored as "%s"', async (stored) => {
    expect(await verifyPassword('', stored)).toBe(false);
  });
});
