import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { headerNames } from '@vyloha/contract';
import { operationNamed, problemsOfFailure, problemsOfSuccess, type Operation } from '../contract/operations';
import { Answer } from './answer';

export interface Address {
  /** Ends in `/store`. */
  store: string;
  /** Ends in `/cms`. */
  cms: string;
}

/** One call and its answer, for whoever listens. */
export interface Exchange {
  operation: Operation;
  query: Record<string, string>;
  params: Record<string, string>;
  body: unknown;
  status: number;
  answer: unknown;
}

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The status that is expected, or several; 200 by default. */
  status?: number | readonly number[];
  /** Sent as it is instead of `body`. */
  text?: string;
}

/** How long a backend may take for one answer. */
const timeoutMs = 20_000;

/** Limits by address are for one shopper, as of those behind a storefront. */
const anAddress = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;

function urlOf(address: Address, { path }: Operation, { params = {}, query = {} }: CallOptions): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return name === 'path' ? value : encodeURIComponent(value);
  });
  const base = path.startsWith('/cms')
    ? address.cms + filled.slice('/cms'.length)
    : address.store + filled.slice('/store'.length);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? base : `${base}?${search.toString()}`;
}

function parse(text: string, operation: Operation): unknown {
  try {
    return JSON.parse(text);
  } catch {
    assert.fail(`${operation.name}: the body is no JSON: ${text.slice(0, 80)}`);
  }
}

function expectNone(operation: Operation, problems: readonly string[]): void {
  assert.deepEqual(problems, [], `${operation.name}: ${problems.slice(0, 5).join('; ')}`);
}

/** A caller with headers of its own, as the storefront is for each of its shoppers. */
export class Shopper {
  constructor(
    private readonly address: Address,
    readonly headers: Readonly<Record<string, string>> = {},
    private readonly onExchange: (exchange: Exchange) => void = () => {},
  ) {
    this.headers = { [headerNames.forwardedFor]: anAddress(), ...headers };
  }

  /** The same shopper with more headers. */
  with(headers: Record<string, string>): Shopper {
    return new Shopper(this.address, { ...this.headers, ...headers }, this.onExchange);
  }

  withToken(token: string): Shopper {
    return this.with({ [headerNames.authorization]: `Bearer ${token}` });
  }

  withGuestToken(token: string): Shopper {
    return this.with({ [headerNames.guestCart]: token });
  }

  /**
   * Calls an operation and checks the status, the media type, and the shape of the body against the OpenAPI document.
   * @param name method and path, short for those of the store: `POST cart/items`
   */
  async call(name: string, options: CallOptions = {}): Promise<Answer> {
    const operation = operationNamed(name);
    const { body, text, status: expected = 200, headers = {} } = options;
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(urlOf(this.address, operation, options), {
      method: operation.method,
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(content !== undefined && { body: content }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const statuses = typeof expected === 'number' ? [expected] : expected;
    const read = () => new TextDecoder().decode(bytes);
    assert.ok(
      statuses.includes(response.status),
      `${operation.name}: expected ${statuses.join(' or ')}, got ${response.status} ${read().slice(0, 300)}`,
    );
    const mediaType = response.headers.get('content-type') ?? '';
    const isFailure = response.status >= 400;
    assert.ok(
      mediaType.includes('json') || !(isFailure || operation.hasSchema),
      `${operation.name}: expected JSON, got ${mediaType}`,
    );
    const parsed = mediaType.includes('json') ? parse(read(), operation) : null;
    expectNone(operation, isFailure ? problemsOfFailure(parsed) : problemsOfSuccess(operation, parsed));
    this.onExchange({
      operation,
      query: Object.fromEntries(Object.entries(options.query ?? {}).map(([key, value]) => [key, String(value)])),
      params: options.params ?? {},
      body,
      status: response.status,
      answer: parsed,
    });
    return new Answer(response.status, response.headers, bytes, parsed);
  }
}
