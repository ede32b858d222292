import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Random } from '../random';
import { findFreePorts } from '../shop/free-ports';
import { callName, FaultProxy } from './fault-proxy';
import { faults, swapTypes } from './faults';

let backend: Server;
let proxy: FaultProxy;
let origin: string;

beforeEach(async () => {
  const [backendPort = 0, proxyPort = 0] = await findFreePorts(2);
  backend = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"data":[{"id":"a","amount":2}]}');
  });
  await new Promise<void>((resolve) => backend.listen(backendPort, '127.0.0.1', resolve));
  proxy = new FaultProxy(`http://127.0.0.1:${backendPort}`, new Random(1));
  origin = await proxy.listen(proxyPort);
});

afterEach(async () => {
  await proxy.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

const findFault = (name: string) => {
  const found = faults.find((candidate) => candidate.name === name);
  if (!found) throw new Error(name);
  return found;
};
const fetchCart = () => fetch(`${origin}/store/api/v1/cart`, { signal: AbortSignal.timeout(300) });
const injectFault = (name: string, share = 1) => proxy.injectFault({ fault: findFault(name), path: /\/cart/, share });

it('forwards calls without a fault, and records their names', async () => {
  expect(await (await fetchCart()).json()).toEqual({ data: [{ id: 'a', amount: 2 }] });
  expect([...proxy.calls.keys()]).toEqual(['/store/cart']);
});

it('injects faults until they are cleared', async () => {
  injectFault('500');
  expect((await fetchCart()).status).toBe(500);
  injectFault('truncated');
  await expect((await fetchCart()).json()).rejects.toThrow(SyntaxError);
  injectFault('wrong types');
  expect(await (await fetchCart()).json()).toEqual({ data: { 0: [{ id: 1, amount: 'x2' }] } });
  injectFault('close');
  await expect(fetchCart()).rejects.toThrow('fetch failed');
  injectFault('hang');
  await expect(fetchCart()).rejects.toThrow('timeout');
  proxy.clearFault();
  expect((await fetchCart()).status).toBe(200);
});

it('leaves other calls alone, and breaks a share of the matching ones', async () => {
  proxy.injectFault({ fault: findFault('500'), path: /^\/cms\//, share: 1 });
  expect((await fetchCart()).status).toBe(200);
  injectFault('500', 0.5);
  const responses = await Promise.all(Array.from({ length: 30 }, fetchCart));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 500]));
});

it('names calls without ids and codes', () => {
  expect(callName('/store/api/v1/orders/token/abc?x=1')).toBe('/store/orders/token/*');
  expect(callName('/cms/graphql?query=query%20Pages%20%7B')).toBe('/cms/graphql Pages');
});

it('swaps every JSON type for another', () => {
  expect(swapTypes({ a: ['x', 1, null, true] })).toEqual({ a: { 0: [1, 'x1', [], 'true'] } });
});
