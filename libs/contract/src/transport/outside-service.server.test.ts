// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { createOutsideService } from './outside-service.server';

const start = 1_000_000;
let now: number;
let failures: unknown[];

beforeEach(() => {
  [now, failures] = [start, []];
});

const service = (timeoutMs = 1000) =>
  createOutsideService({ timeoutMs, pauseMs: 100, now: () => now, onFailure: (error) => failures.push(error) });

const fails = () => Promise.reject(new Error('down'));
const answers = () => Promise.resolve('here');

describe('createOutsideService', () => {
  it('hands over the answer', async () => {
    expect(await service()(answers)).toBe('here');
  });

  it('leaves a service alone that failed, tells it once, and comes back', async () => {
    const ask = service();
    expect(await ask(fails)).toBeNull();
    expect(await ask(answers)).toBeNull();
    now = start + 100;
    expect(await ask(fails)).toBeNull();
    expect(failures).toHaveLength(1);
    now = start + 200;
    expect(await ask(answers)).toBe('here');
    expect(await ask(answers)).toBe('here');
    await ask(fails);
    expect(failures).toHaveLength(2);
  });

  it('sends one asker ahead to a service that was silent', async () => {
    const ask = service();
    await ask(fails);
    now = start + 100;
    expect(await Promise.all([ask(answers), ask(answers)])).toEqual(['here', null]);
  });

  it('waits no longer than it may', async () => {
    const ask = service(20);
    const forever = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    expect(await ask(forever)).toBeNull();
    expect(failures).toMatchObject([{ name: 'TimeoutError' }]);
  });
});
