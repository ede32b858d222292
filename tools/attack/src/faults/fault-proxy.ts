import { createServer, request as requestBackend } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Random } from '../random';
import type { Fault, TrueAnswer } from './faults';

/** What is broken now: calls to which the pattern fits, so many of them. */
export interface FaultRule {
  fault: Fault;
  path: RegExp;
  /** From 0 to 1. */
  share: number;
}

/** The part of a call's address by which it is known: ids and codes are left out, GraphQL goes by its operation. */
export function callName(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://backend');
  const operation = /query (\w+)/.exec(searchParams.get('query') ?? '')?.[1];
  const path = pathname
    .replace(/^\/(store|cms)\/(api\/(v1|oauth)\/)?/, '/$1/')
    .replace(/\/(products|orders\/token|shopping-lists|items|image|addresses)\/[^/]+/g, '/$1/*')
    .replace(/(\/sitemap\/)[^/]+/, '$1*');
  return operation === undefined ? path : `${path} ${operation}`;
}

/**
 * A proxy between storefront and backend that passes everything on until it is told to do worse. It keeps the names of the
 * calls it has seen.
 */
export class FaultProxy {
  readonly calls = new Map<string, number>();
  #rule: FaultRule | null = null;
  readonly #server: Server;

  constructor(
    readonly target: string,
    readonly random: Random,
  ) {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** @returns its origin */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${port}`;
  }

  breakCalls(rule: FaultRule): void {
    this.#rule = rule;
  }

  /** Also ends the calls that hang. */
  heal(): void {
    this.#rule = null;
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #faultFor(name: string): Fault | null {
    const rule = this.#rule;
    if (rule === null || !rule.path.test(name)) return null;
    return this.random.chance(rule.share) ? rule.fault : null;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = callName(request.url ?? '/');
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1);
    const fault = this.#faultFor(name);
    try {
      if (fault !== null && !fault.needsAnswer) return fault.apply(response, null);
      const answer = await this.#ask(request);
      if (fault !== null) return fault.apply(response, answer);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      response.socket?.destroy();
    }
  }

  async #ask(incoming: IncomingMessage): Promise<TrueAnswer> {
    const body = await buffer(incoming);
    const outgoing = requestBackend(new URL(incoming.url ?? '/', this.target), {
      method: incoming.method ?? 'GET',
      // Bytes as they are, so that they can be cut and changed.
      headers: { ...incoming.headers, host: new URL(this.target).host, 'accept-encoding': 'identity' },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    outgoing.end(body);
    const answer = await answered;
    const headers: Record<string, string | string[]> = {};
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && name !== 'connection' && name !== 'transfer-encoding') headers[name] = value;
    }
    return { status: answer.statusCode ?? 502, headers, body: await buffer(answer) };
  }
}
