import type { Exchange } from '../wire/shopper';

/** What the OpenAPI document shows of an operation. */
export interface Example {
  request?: unknown;
  response?: unknown;
  /** Body of an error by status. */
  failures: Record<string, unknown>;
}

const maxBodyLength = 4_000;
const maxTextLength = 200;
const anId = '3f8a1c52-7d4e-4b09-9c61-2e5d8f7a0b13';

/** Texts that differ from run to run, as texts that do not. */
function normalizeText(text: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return '2026-11-21T10:00:00+01:00';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return '2026-12-01';
  const replaced = text
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, anId)
    .replace(/\b[\da-f]{12}@example\.com/g, 'jan@example.com')
    .replace(/\b20\d{8}\b/g, '2026000123')
    .replace(/ ?\b[\da-f]{32}\b/g, '');
  if (replaced !== '' && /^[\w~+/=-]{21,}$/.test(replaced) && /\d/.test(replaced) && !replaced.includes(anId)) {
    return 'q3Zk0VtX9cB2mLr7wYhJ';
  }
  return replaced.length > maxTextLength ? `${replaced.slice(0, maxTextLength)}…` : replaced;
}

/** Fields whose numbers depend on the cases before. */
const counted = ['stock', 'total', 'totalPages', 'remaining', 'used', 'left'];

/** The value without what differs from run to run, with one entry of each list. */
export function normalize(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (typeof value === 'number' && counted.includes(key)) return 12;
  if (Array.isArray(value)) return value.slice(0, 1).map((entry) => normalize(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalize(inner, name)]));
}

const lengthOf = (value: unknown) => (value === undefined ? 0 : JSON.stringify(value).length);

/** The fuller body, as long as it is not too long to read. */
function isBetter(next: unknown, before: unknown): boolean {
  if (before === undefined) return true;
  if (lengthOf(before) > maxBodyLength) return lengthOf(next) < lengthOf(before);
  return lengthOf(next) > lengthOf(before) && lengthOf(next) <= maxBodyLength;
}

/** Collects an example of each operation from the calls of the cases. */
export class Recorder {
  private readonly examples = new Map<string, Example>();

  add({ operation, body, status, answer }: Exchange): void {
    // That the shop is busy is no property of the operation.
    if (status >= 500) return;
    const example = this.examples.get(operation.name) ?? { failures: {} };
    this.examples.set(operation.name, example);
    const response = normalize(answer);
    if (status >= 400) example.failures[status] ??= response;
    else if (isBetter(response, example.response)) {
      example.response = response;
      if (body !== undefined && operation.hasBody) example.request = normalize(body);
    }
  }

  /** By operation and status, in the order of their names. */
  result(): Record<string, Example> {
    const sorted = [...this.examples].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted);
  }
}
