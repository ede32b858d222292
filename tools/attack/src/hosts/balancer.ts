import { Agent, createServer, request as requestMember } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

interface Member {
  origin: string;
  isIn: boolean;
  agent: Agent;
}

const pollMs = 500;
/** Connections that are idle are closed by the balancer before a member does it: nothing is sent into a closing one. */
const idleMs = 2_000;
const clientIdleMs = 60_000;

/**
 * A round-robin balancer as small as one can be: asks each member's /readyz twice a second, sends new requests only to
 * those that say they are ready, and tries nothing twice.
 */
export class Balancer {
  readonly #members: Member[];
  readonly #server: Server;
  readonly #polling: NodeJS.Timeout;
  #turn = 0;
  /** Requests that no member could be found for, or whose member hung up. */
  failures = 0;

  constructor(origins: string[]) {
    this.#members = origins.map((origin) => ({
      origin,
      isIn: false,
      agent: new Agent({ keepAlive: true, timeout: idleMs }),
    }));
    this.#server = createServer((request, response) => this.#pass(request, response));
    this.#server.keepAliveTimeout = clientIdleMs;
    this.#polling = setInterval(() => void this.poll(), pollMs);
    this.#polling.unref();
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  async poll(): Promise<void> {
    await Promise.all(
      this.#members.map(async (member) => {
        const answer = await fetch(`${member.origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
        await answer?.arrayBuffer().catch(() => undefined);
        member.isIn = answer?.ok === true;
      }),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#polling);
    for (const { agent } of this.#members) agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const members = this.#members.filter(({ isIn }) => isIn);
    this.#turn += 1;
    const member = members[this.#turn % Math.max(members.length, 1)];
    const fail = () => {
      this.failures += 1;
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway');
    };
    if (member === undefined) return fail();
    const outgoing = requestMember(new URL(member.origin), {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      agent: member.agent,
    });
    outgoing.once('error', fail);
    outgoing.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', () => response.destroy());
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  }
}
