import { text } from 'node:stream/consumers';
import { faults } from './faults';
import type { FaultName } from './faults';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';

/** A proxy in front of a backend, which a test can break and mend. */
export interface FaultyBackend extends RunningServer {
  /** How every call fails; `null` while nothing is broken. */
  fault: FaultName | null;
}

/** Hop-by-hop headers. */
const ownHeaders = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** Forwards everything to the backend at `origin` while nothing is broken. */
export async function startFaultyBackend(origin: string): Promise<FaultyBackend> {
  const state: Pick<FaultyBackend, 'fault'> = { fault: null };
  const server = await startServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const forwarded = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
    const answer = async () => {
      const body = await text(request);
      const init = { method, headers: forwarded.map(([name, value]): [string, string] => [name, String(value)]) };
      const upstream = await fetch(origin + url, body === '' ? init : { ...init, body });
      const answered = await upstream.text();
      if (state.fault !== null) {
        faults[state.fault](response, { status: upstream.status, body: answered === '' ? null : JSON.parse(answered) });
        return;
      }
      const type = upstream.headers.get('content-type') ?? 'application/json';
      response.writeHead(upstream.status, { 'Content-Type': type }).end(answered);
    };
    answer().catch(() => response.destroy());
  });
  return Object.assign(state, server);
}
