import { expect, it } from 'vitest';
import { RequestQueue } from './request-queue';

const minute = 60_000;

it('lets those who wait have their turn in the order in which they came, except for who has left', async () => {
  const queue = new RequestQueue<object>(1, minute);
  const [running, first, leaving, last] = [{}, {}, {}, {}];
  const begun: string[] = [];
  await queue.enter(running);
  const waiting = [
    queue.enter(first).then(() => begun.push('first')),
    queue.enter(leaving).then(() => begun.push('leaving')),
    queue.enter(last).then(() => begun.push('last')),
  ];
  queue.leave(leaving);
  await expect(waiting[1]).rejects.toMatchObject({ status: 503 });
  expect(begun).toEqual([]);
  queue.leave(running);
  queue.leave(running);
  await waiting[0];
  expect(begun).toEqual(['first']);
  queue.leave(first);
  await waiting[2];
  queue.leave(last);
  await queue.enter(running);
});

it('refuses who has waited long enough', async () => {
  const queue = new RequestQueue<object>(1, 1);
  await queue.enter({});
  await expect(queue.enter({})).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
});
