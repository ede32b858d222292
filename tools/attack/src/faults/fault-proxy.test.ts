import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Random } from '../random';
import { freePorts } from '../shop/free-ports';
import { callName, FaultProxy } from './fault-proxy';
import { faults, withWrongTypes } from './faults';

let backend: Server;
let proxy: FaultProxy;
let origin: string;

beforeEach(async () => {
  const [backendPort = 0, proxyPort = 0] = await freePorts(2);
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

const fault = (name: string) => {
  const found = faults.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const ask = () => fetch(`${origin}/store/api/v1/cart`, { signal: AbortSignal.timeout(300) });
const breakWith = (name: string, share = 1) => proxy.breakCalls({ fault: fault(name), path: /\/cart/, share });

it('passes on what is well, and knows it by name', async () => {
  expect(await (await ask()).json()).toEqual({ data: [{ id: 'a', amount: 2 }] });
  expect([...proxy.calls.keys()]).toEqual(['/store/cart']);
});

it('breaks calls while it is told to', async () => {
  breakWith('500');
  expect((await ask()).status).toBe(500);
  breakWith('truncated');
  await expect((await ask()).json()).rejects.toThrow(SyntaxError);
  breakWith('wrong types');
  expect(await (await ask()).json()).toEqual({ data: { 0: [{ id: 1, amount: 'x2' }] } });
  breakWith('close');
  await expect(ask()).rejects.toThrow('fetch failed');
  breakWith('hang');
  await expect(ask()).rejects.toThrow('timeout');
  proxy.heal();
  expect((await ask()).status).toBe(200);
});

it('leaves other calls alone, and breaks a share', async () => {
  proxy.breakCalls({ fault: fault('500'), path: /^\/cms\//, share: 1 });
  expect((await ask()).status).toBe(200);
  breakWith('500', 0.5);
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 500]));
});

it('knows calls without what differs between shoppers', () => {
  expect(callName('/store/api/v1/orders/token/abc?x=1')).toBe('/store/orders/token/*');
  expect(callName('/cms/graphql?query=query%20Pages%20%7B')).toBe('/cms/graphql Pages');
});

it('turns every type into another', () => {
  expect(withWrongTypes({ a: ['x', 1, null, true] })).toEqual({ a: { 0: [1, 'x1', [], 'true'] } });
});
