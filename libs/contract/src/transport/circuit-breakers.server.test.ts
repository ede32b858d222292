import { describe, expect, it, vi } from 'vitest';
import { CircuitBreakers } from './circuit-breakers.server';

const limits = { maxWeight: 5, timeoutWeight: 3, probeMs: 100, probeWaitMs: 30 };

function someBreakers() {
  const clock = { now: 1_000 };
  const onChange = vi.fn();
  return { clock, onChange, breakers: new CircuitBreakers({ limits, now: () => clock.now, onChange }) };
}

describe('CircuitBreakers', () => {
  it('open after five failures in a row', () => {
    const { breakers, onChange } = someBreakers();
    for (let at = 0; at < 4; at += 1) breakers.failed('a', 'failure');
    expect(breakers.admits('a')).toBe(true);
    breakers.failed('a', 'failure');
    expect(breakers.admits('a')).toBe(false);
    expect(onChange.mock.calls).toEqual([['a', true]]);
  });

  it('open after two calls in a row that waited in vain', () => {
    const { breakers } = someBreakers();
    breakers.failed('a', 'timeout');
    breakers.failed('a', 'timeout');
    expect(breakers.openPaths()).toEqual(['a']);
  });

  it('count in a row only', () => {
    const { breakers } = someBreakers();
    for (let at = 0; at < 20; at += 1) {
      breakers.failed('a', 'timeout');
      breakers.succeeded('a');
    }
    expect(breakers.admits('a')).toBe(true);
  });

  it('let one call in a while find out whether the path is well, and close when it is', () => {
    const { breakers, clock, onChange } = someBreakers();
    for (let at = 0; at < 5; at += 1) breakers.failed('a', 'failure');
    clock.now += limits.probeMs;
    expect(breakers.admits('a')).toBe(true);
    clock.now += limits.probeWaitMs;
    expect([breakers.admits('a'), breakers.admits('a')]).toEqual([false, false]);
    breakers.failed('a', 'failure', limits.probeWaitMs);
    clock.now += limits.probeMs - limits.probeWaitMs - 1;
    expect(breakers.admits('a')).toBe(false);
    clock.now += 1;
    expect(breakers.admits('a')).toBe(true);
    breakers.succeeded('a');
    expect([breakers.admits('a'), breakers.admits('a')]).toEqual([true, true]);
    expect(onChange.mock.calls).toEqual([
      ['a', true],
      ['a', false],
    ]);
  });

  it('send the next call even when the one before hangs', () => {
    const { breakers, clock } = someBreakers();
    for (let at = 0; at < 5; at += 1) breakers.failed('a', 'failure');
    clock.now += limits.probeMs;
    expect(breakers.admits('a')).toBe(true);
    clock.now += limits.probeMs;
    expect(breakers.admits('a')).toBe(true);
  });

  it('let calls that come just behind such a call go out when it is answered', async () => {
    const { breakers, clock } = someBreakers();
    for (let at = 0; at < 5; at += 1) breakers.failed('a', 'failure');
    clock.now += limits.probeMs;
    expect(breakers.admits('a')).toBe(true);
    const behind = [breakers.admits('a'), breakers.admits('a')];
    breakers.succeeded('a');
    expect(await Promise.all(behind)).toEqual([true, true]);
  });

  it('refuse those behind it when it fails, or is not answered in time', async () => {
    const { breakers, clock } = someBreakers();
    for (let at = 0; at < 5; at += 1) breakers.failed('a', 'failure');
    clock.now += limits.probeMs;
    expect(breakers.admits('a')).toBe(true);
    const behind = breakers.admits('a');
    breakers.failed('a', 'failure');
    expect(await behind).toBe(false);
    clock.now += limits.probeMs;
    expect(breakers.admits('a')).toBe(true);
    expect(await breakers.admits('a')).toBe(false);
  });

  it('do not count what began before the path was well again', () => {
    const { breakers, clock } = someBreakers();
    for (let at = 0; at < 5; at += 1) breakers.failed('a', 'failure');
    clock.now += limits.probeMs;
    breakers.succeeded('a');
    clock.now += 10;
    for (let at = 0; at < 5; at += 1) breakers.failed('a', 'timeout', 20);
    expect(breakers.admits('a')).toBe(true);
    breakers.failed('a', 'timeout', 5);
    breakers.failed('a', 'timeout', 5);
    expect(breakers.admits('a')).toBe(false);
  });

  it('keep paths apart', () => {
    const { breakers } = someBreakers();
    for (let at = 0; at < 9; at += 1) breakers.failed('a', 'timeout');
    expect(breakers.admits('b')).toBe(true);
  });
});
