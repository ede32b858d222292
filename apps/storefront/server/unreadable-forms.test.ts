import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { fakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await fakeBackend();
  backend.answers.set('/store/api/v1/needed', { status: 200, body: { data: 'tady' } });
  host = await aHost(backend);
});

afterAll(() => Promise.all([host.close(), backend.close()]));

async function statusOf(type: string, body: string): Promise<number> {
  const request = { method: 'POST', headers: { 'Content-Type': type }, body, redirect: 'manual' } as const;
  return (await fetch(`${host.url}/needed`, request)).status;
}

const parted = 'multipart/form-data; boundary=x';

describe('a form', () => {
  it.each([
    [parted, 'no part'],
    [parted, '--x\r\nContent-Disposition: form-data'],
    [parted, ''],
    ['Multipart/Form-Data', '--x--'],
  ])('as %s of %j cannot be read: 400', async (type, body) => {
    expect(await statusOf(type, body)).toBe(400);
  });

  it.each([
    [parted, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'],
    ['application/x-www-form-urlencoded', '%&=&a'],
  ])('as %s of %j goes its way', async (type, body) => {
    expect(await statusOf(type, body)).toBe(303);
  });
});
