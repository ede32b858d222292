import assert from 'node:assert/strict';

function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Object.entries(inner).find(([name]) => name === key)?.[1];
  }, value);
}

/** A value of an answer, read by dotted paths; what is not as expected is an error that names the path. */
export class Value {
  constructor(
    readonly raw: unknown,
    private readonly name = '',
  ) {}

  private nameOf(path: string): string {
    return [this.name, path].filter((part) => part !== '').join('.') || 'body';
  }

  at(path: string): Value {
    return new Value(valueAt(this.raw, path), this.nameOf(path));
  }

  has(path: string): boolean {
    return valueAt(this.raw, path) !== undefined && valueAt(this.raw, path) !== null;
  }

  string(path = ''): string {
    const value = valueAt(this.raw, path);
    assert.ok(typeof value === 'string', `${this.nameOf(path)}: expected a text, got ${JSON.stringify(value)}`);
    return value;
  }

  number(path = ''): number {
    const value = valueAt(this.raw, path);
    assert.ok(typeof value === 'number', `${this.nameOf(path)}: expected a number, got ${JSON.stringify(value)}`);
    return value;
  }

  boolean(path = ''): boolean {
    const value = valueAt(this.raw, path);
    assert.ok(typeof value === 'boolean', `${this.nameOf(path)}: expected a boolean, got ${JSON.stringify(value)}`);
    return value;
  }

  list(path = ''): Value[] {
    const value = valueAt(this.raw, path);
    assert.ok(
      Array.isArray(value),
      `${this.nameOf(path)}: expected a list, got ${JSON.stringify(value)?.slice(0, 80)}`,
    );
    return value.map((item: unknown, index) => new Value(item, `${this.nameOf(path)}.${index}`));
  }

  /** The texts at a path of each entry of a list. */
  strings(path: string, inner = ''): string[] {
    return this.list(path).map((entry) => entry.string(inner));
  }

  equals(path: string, expected: unknown): void {
    assert.deepEqual(
      valueAt(this.raw, path),
      expected,
      `${this.nameOf(path)}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(valueAt(this.raw, path))?.slice(0, 200)}`,
    );
  }
}
