import { beforeEach, describe, expect, it } from 'vitest';
import { createExternalService } from './external-service.server';

const start = 1_000_000;
let now: number;
let failures: unknown[];

beforeEach(() => {
  [now, failures] = [start, []];
});

const service = (timeoutMs = 1000) =>
  createExternalService({ timeoutMs, pauseMs: 100, now: () => now, onFailure: (error) => failures.push(error) });

const fails = () => Promise.reject(new Error('down'));
const succeeds = () => Promise.resolve('here');

describe('createExternalService', () => {
  it('returns the response', async () => {
    expect(await service()(succeeds)).toBe('here');
  });

  it('pauses a failing service, reports it once, and resumes', async () => {
    const call = service();
    expect(await call(fails)).toBeNull();
    expect(await call(succeeds)).toBeNull();
    now = start + 100;
    expect(await call(fails)).toBeNull();
    expect(failures).toHaveLength(1);
    now = start + 200;
    expect(await call(succeeds)).toBe('here');
    expect(await call(succeeds)).toBe('here');
    await call(fails);
    expect(failures).toHaveLength(2);
  });

  it('probes a failing service with one request', async () => {
    const call = service();
    await call(fails);
    now = start + 100;
    expect(await Promise.all([call(succeeds), call(succeeds)])).toEqual(['here', null]);
  });

  it('respects its timeout', async () => {
    const call = service(20);
    const forever = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    expect(await call(forever)).toBeNull();
    expect(failures).toMatchObject([{ name: 'TimeoutError' }]);
  });
});
