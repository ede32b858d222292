import { describe, expect, it } from 'vitest';
import { readCommand, UsageError } from './read-command';

describe('readCommand', () => {
  it.each([
    [['--demo'], { kind: 'demo', products: 0, onlyIfEmpty: false, asOf: null }],
    [
      ['--demo', '--products', '100000', '--if-empty'],
      { kind: 'demo', products: 100_000, onlyIfEmpty: true, asOf: null },
    ],
    [['shop.jsonl'], { kind: 'file', path: 'shop.jsonl', checkOnly: false, asOf: null }],
    [['--content', 'content'], { kind: 'content', folder: 'content', checkOnly: false }],
    [['--content', '--check', 'content'], { kind: 'content', folder: 'content', checkOnly: true }],
    [['--export-content', 'content'], { kind: 'export', folder: 'content' }],
    [['--check', 'shop.jsonl'], { kind: 'file', path: 'shop.jsonl', checkOnly: true, asOf: null }],
    [
      ['--as-of', '2026-05-31T08:00:00Z', 'shop.jsonl'],
      { kind: 'file', path: 'shop.jsonl', checkOnly: false, asOf: new Date('2026-05-31T08:00:00Z') },
    ],
  ])('%j', (args, expected) => {
    expect(readCommand(args)).toEqual(expected);
  });

  it.each([
    [[]],
    [['--as-of', 'noon', 'shop.jsonl']],
    [['--content']],
    [['--demo', '--products', 'many']],
    [['--demo', '--products', '12345678']],
  ])('refuses %j', (args) => {
    expect(() => readCommand(args)).toThrow(UsageError);
  });

  it('refuses unknown options', () => {
    expect(() => readCommand(['--everything'])).toThrow(/--everything/);
  });
});
