import { createServer, request as requestBackend } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Random } from '../random';
import type { Fault, BackendResponse } from './faults';

/** The current fault: affects calls that match the pattern, a share of them. */
export interface FaultRule {
  fault: Fault;
  path: RegExp;
  /** From 0 to 1. */
  share: number;
}

/** The stable part of a call's URL: ids and codes are left out, GraphQL calls are named by their operation. */
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
 * A proxy between storefront and backend that forwards everything until a fault is injected. It records the names of
 * the calls it has seen.
 */
export class FaultProxy {
  readonly calls = new Map<string, number>();
  #rule: FaultRule | null = null;
  readonly #server: Server;

  constructor(
    readonly target: string,
    readonly random: Random,
  ) {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  /** @returns its origin */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${port}`;
  }

  injectFault(rule: FaultRule): void {
    this.#rule = rule;
  }

  /** Also closes hanging calls. */
  clearFault(): void {
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

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = callName(request.url ?? '/');
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1);
    const fault = this.#faultFor(name);
    try {
      if (fault !== null && !fault.needsResponse) return fault.apply(response, null);
      const backendResponse = await this.#fetchFromBackend(request);
      if (fault !== null) return fault.apply(response, backendResponse);
      response.writeHead(backendResponse.status, backendResponse.headers).end(backendResponse.body);
    } catch {
      response.socket?.destroy();
    }
  }

  async #fetchFromBackend(incoming: IncomingMessage): Promise<BackendResponse> {
    const body = await buffer(incoming);
    const outgoing = requestBackend(new URL(incoming.url ?? '/', this.target), {
      method: incoming.method ?? 'GET',
      // Raw bytes, so that they can be truncated and changed.
      headers: { ...incoming.headers, host: new URL(this.target).host, 'accept-encoding': 'identity' },
    });
    const responsePromise = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    outgoing.end(body);
    const backendResponse = await responsePromise;
    const headers: Record<string, string | string[]> = {};
    for (const [name, value] of Object.entries(backendResponse.headers)) {
      if (value !== undefined && name !== 'connection' && name !== 'transfer-encoding') headers[name] = value;
    }
    return { status: backendResponse.statusCode ?? 502, headers, body: await buffer(backendResponse) };
  }
}
