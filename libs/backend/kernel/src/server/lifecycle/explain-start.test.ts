import { describe, expect, it } from 'vitest';
import { explainStart } from './explain-start';

const environment = { DATABASE_URL: 'postgres://shop:s3cret@db.example:6432/vyloha', DATA_DIR: '/srv/shop' };

function createFailure(code: string, more: object = {}): Error {
  const driverError = Object.assign(new Error(`said with ${code}`), { code, ...more });
  return new Error('Failed query: select 1', { cause: driverError });
}

describe('explainStart', () => {
  it.each([
    [
      'ECONNREFUSED',
      'PostgreSQL at db.example:6432 does not answer (ECONNREFUSED): start it, or correct DATABASE_URL.',
    ],
    ['ENOTFOUND', 'PostgreSQL at db.example:6432 does not answer (ENOTFOUND): start it, or correct DATABASE_URL.'],
    ['28P01', /refuses the user 'shop': correct the user and the password in DATABASE_URL\.$/],
    ['3D000', /has no database 'vyloha': make it \(createdb --owner shop vyloha\), or correct DATABASE_URL\.$/],
    ['42501', /^The user 'shop' may not make tables or extensions in the database 'vyloha'/],
    ['0A000', /lacks the extensions unaccent and pg_trgm/],
    ['53300', /lower DATABASE_POOL/],
    ['25006', /must name the primary/],
    ['ENOSPC', 'The disk of DATA_DIR /srv/shop is full: make room on it, or choose another folder.'],
    ['EROFS', /^DATA_DIR \/srv\/shop cannot be written \(EROFS\)/],
    ['EACCES', /^DATA_DIR \/srv\/shop cannot be written \(EACCES\)/],
  ])('%s is one line with what to do', (code, expected) => {
    const line = explainStart(createFailure(code), environment);
    if (typeof expected === 'string') expect(line).toBe(expected);
    else expect(line).toMatch(expected);
    expect(line).not.toContain('\n');
    expect(line).not.toContain('s3cret');
  });

  it('distinguishes an unavailable port from an unwritable folder', () => {
    expect(explainStart(createFailure('EACCES', { syscall: 'listen' }), {})).toMatch(
      /set BACKEND_PORT to a free port\.$/,
    );
  });

  it('shows the stack of an unknown failure', () => {
    expect(explainStart(new TypeError('odd'), environment)).toMatch(/TypeError: odd\n\s+at /);
  });
});
