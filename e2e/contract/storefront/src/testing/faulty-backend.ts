import { faults, startServer } from '@vyloha/storefront/testing';
import type { FaultName, RunningServer } from '@vyloha/storefront/testing';
import { text } from 'node:stream/consumers';

/** A proxy in front of a backend, which a test can break and mend. */
export interface FaultyBackend extends RunningServer {
  /** How every call fails; `null` while nothing is broken. */
  fault: FaultName | null;
  /** Whether reads are forwarded once, and then answered from memory: the test changes nothing any more. */
  remembersReads: boolean;
}

/** Hop-by-hop headers. */
const ownHeaders = ['host', 'connection', 'content-length', 'transfer-encoding'];
/** Headers that are others for each call, and change no response. */
const callHeaders = ['x-request-id', 'x-forwarded-for', 'traceparent'];

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Forwards everything to the backend at `origin` while nothing is broken. */
export async function startFaultyBackend(origin: string): Promise<FaultyBackend> {
  const state: Pick<FaultyBackend, 'fault' | 'remembersReads'> = { fault: null, remembersReads: false };
  const reads = new Map<string, Promise<Answer>>();
  const forward = async (url: string, init: RequestInit): Promise<Answer> => {
    const upstream = await fetch(origin + url, init);
    const type = upstream.headers.get('content-type') ?? 'application/json';
    return { status: upstream.status, type, text: await upstream.text() };
  };
  const server = await startServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const forwarded = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
    const answer = async () => {
      const body = await text(request);
      const init = { method, headers: forwarded.map(([name, value]): [string, string] => [name, String(value)]) };
      const key = JSON.stringify([method, url, init.headers.filter(([name]) => !callHeaders.includes(name))]);
      const isRemembered = state.remembersReads && method === 'GET';
      const answering =
        (isRemembered ? reads.get(key) : undefined) ?? forward(url, body === '' ? init : { ...init, body });
      if (isRemembered) reads.set(key, answering);
      const { status, type, text: answered } = await answering;
      if (state.fault !== null)
        faults[state.fault](response, { status, body: answered === '' ? null : JSON.parse(answered) });
      else response.writeHead(status, { 'Content-Type': type }).end(answered);
    };
    answer().catch(() => response.destroy());
  });
  return Object.assign(state, server);
}
