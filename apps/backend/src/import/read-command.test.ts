import { describe, expect, it } from 'vitest';
import { readCommand, WrongUsage } from './read-command';

describe('readCommand', () => {
  it.each([
    [['--demo'], { kind: 'demo', products: 0, onlyIfEmpty: false }],
    [['--demo', '--products', '100000', '--if-empty'], { kind: 'demo', products: 100_000, onlyIfEmpty: true }],
    [['shop.jsonl'], { kind: 'file', path: 'shop.jsonl', checkOnly: false }],
    [['--content', 'content'], { kind: 'content', folder: 'content', checkOnly: false }],
    [['--content', '--check', 'content'], { kind: 'content', folder: 'content', checkOnly: true }],
    [['--export-content', 'content'], { kind: 'export', folder: 'content' }],
    [['--check', 'shop.jsonl'], { kind: 'file', path: 'shop.jsonl', checkOnly: true }],
  ])('%j', (args, expected) => {
    expect(readCommand(args)).toEqual(expected);
  });

  it.each([[[]], [['--content']], [['--demo', '--products', 'many']], [['--demo', '--products', '12345678']]])(
    'refuses %j',
    (args) => {
      expect(() => readCommand(args)).toThrow(WrongUsage);
    },
  );

  it('refuses options it does not know', () => {
    expect(() => readCommand(['--everything'])).toThrow(/--everything/);
  });
});
