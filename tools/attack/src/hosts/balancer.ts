import { Agent, createServer, request as requestUpstream } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

interface Upstream {
  origin: string;
  isReady: boolean;
  agent: Agent;
}

const pollMs = 500;
/** The balancer closes idle connections before an upstream does: no request is sent into a closing one. */
const idleMs = 2_000;
const clientIdleMs = 60_000;

/**
 * A minimal round-robin load balancer: polls each upstream's /readyz twice a second, sends new requests only to
 * ready ones, and never retries.
 */
export class Balancer {
  readonly #upstreams: Upstream[];
  readonly #server: Server;
  readonly #polling: NodeJS.Timeout;
  #turn = 0;
  /** Requests without a ready upstream, or whose upstream closed the connection. */
  failures = 0;

  constructor(origins: string[]) {
    this.#upstreams = origins.map((origin) => ({
      origin,
      isReady: false,
      agent: new Agent({ keepAlive: true, timeout: idleMs }),
    }));
    this.#server = createServer((request, response) => this.#forward(request, response));
    this.#server.keepAliveTimeout = clientIdleMs;
    this.#polling = setInterval(() => void this.poll(), pollMs);
    this.#polling.unref();
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  async poll(): Promise<void> {
    await Promise.all(
      this.#upstreams.map(async (upstream) => {
        const upstreamResponse = await fetch(`${upstream.origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
          () => null,
        );
        await upstreamResponse?.arrayBuffer().catch(() => undefined);
        upstream.isReady = upstreamResponse?.ok === true;
      }),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#polling);
    for (const { agent } of this.#upstreams) agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #forward(incoming: IncomingMessage, response: ServerResponse): void {
    const readyUpstreams = this.#upstreams.filter(({ isReady }) => isReady);
    this.#turn += 1;
    const upstream = readyUpstreams[this.#turn % Math.max(readyUpstreams.length, 1)];
    const fail = () => {
      this.failures += 1;
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway');
    };
    if (upstream === undefined) return fail();
    const outgoing = requestUpstream(new URL(upstream.origin), {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      agent: upstream.agent,
    });
    outgoing.once('error', fail);
    outgoing.once('response', (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.once('error', () => response.destroy());
      upstreamResponse.pipe(response);
    });
    incoming.pipe(outgoing);
  }
}
