import { describe, expect, it, vi } from 'vitest';
import { CircuitBreakers } from './circuit-breakers.server';

const limits = { maxWeight: 5, timeoutWeight: 3, probeMs: 100, probeWaitMs: 30 };

function createBreakers() {
  const clock = { now: 1_000 };
  const onChange = vi.fn();
  return { clock, onChange, breakers: new CircuitBreakers({ limits, now: () => clock.now, onChange }) };
}

describe('CircuitBreakers', () => {
  it('open after five failures in a row', () => {
    const { breakers, onChange } = createBreakers();
    for (let at = 0; at < 4; at += 1) breakers.recordFailure('a', 'failure');
    expect(breakers.allows('a')).toBe(true);
    breakers.recordFailure('a', 'failure');
    expect(breakers.allows('a')).toBe(false);
    expect(onChange.mock.calls).toEqual([['a', true]]);
  });

  it('open after two timeouts in a row', () => {
    const { breakers } = createBreakers();
    breakers.recordFailure('a', 'timeout');
    breakers.recordFailure('a', 'timeout');
    expect(breakers.openPaths()).toEqual(['a']);
  });

  it('count only consecutive failures', () => {
    const { breakers } = createBreakers();
    for (let at = 0; at < 20; at += 1) {
      breakers.recordFailure('a', 'timeout');
      breakers.recordSuccess('a');
    }
    expect(breakers.allows('a')).toBe(true);
  });

  it('let a periodic probe through, and close when it succeeds', () => {
    const { breakers, clock, onChange } = createBreakers();
    for (let at = 0; at < 5; at += 1) breakers.recordFailure('a', 'failure');
    clock.now += limits.probeMs;
    expect(breakers.allows('a')).toBe(true);
    clock.now += limits.probeWaitMs;
    expect([breakers.allows('a'), breakers.allows('a')]).toEqual([false, false]);
    breakers.recordFailure('a', 'failure', limits.probeWaitMs);
    clock.now += limits.probeMs - limits.probeWaitMs - 1;
    expect(breakers.allows('a')).toBe(false);
    clock.now += 1;
    expect(breakers.allows('a')).toBe(true);
    breakers.recordSuccess('a');
    expect([breakers.allows('a'), breakers.allows('a')]).toEqual([true, true]);
    expect(onChange.mock.calls).toEqual([
      ['a', true],
      ['a', false],
    ]);
  });

  it('send the next probe even when the previous one hangs', () => {
    const { breakers, clock } = createBreakers();
    for (let at = 0; at < 5; at += 1) breakers.recordFailure('a', 'failure');
    clock.now += limits.probeMs;
    expect(breakers.allows('a')).toBe(true);
    clock.now += limits.probeMs;
    expect(breakers.allows('a')).toBe(true);
  });

  it('let calls right after a probe through when it succeeds', async () => {
    const { breakers, clock } = createBreakers();
    for (let at = 0; at < 5; at += 1) breakers.recordFailure('a', 'failure');
    clock.now += limits.probeMs;
    expect(breakers.allows('a')).toBe(true);
    const waiting = [breakers.allows('a'), breakers.allows('a')];
    breakers.recordSuccess('a');
    expect(await Promise.all(waiting)).toEqual([true, true]);
  });

  it('refuse calls waiting for a probe that fails or times out', async () => {
    const { breakers, clock } = createBreakers();
    for (let at = 0; at < 5; at += 1) breakers.recordFailure('a', 'failure');
    clock.now += limits.probeMs;
    expect(breakers.allows('a')).toBe(true);
    const waiting = breakers.allows('a');
    breakers.recordFailure('a', 'failure');
    expect(await waiting).toBe(false);
    clock.now += limits.probeMs;
    expect(breakers.allows('a')).toBe(true);
    expect(await breakers.allows('a')).toBe(false);
  });

  it('ignore failures of calls started before the path recovered', () => {
    const { breakers, clock } = createBreakers();
    for (let at = 0; at < 5; at += 1) breakers.recordFailure('a', 'failure');
    clock.now += limits.probeMs;
    breakers.recordSuccess('a');
    clock.now += 10;
    for (let at = 0; at < 5; at += 1) breakers.recordFailure('a', 'timeout', 20);
    expect(breakers.allows('a')).toBe(true);
    breakers.recordFailure('a', 'timeout', 5);
    breakers.recordFailure('a', 'timeout', 5);
    expect(breakers.allows('a')).toBe(false);
  });

  it('keep paths apart', () => {
    const { breakers } = createBreakers();
    for (let at = 0; at < 9; at += 1) breakers.recordFailure('a', 'timeout');
    expect(breakers.allows('b')).toBe(true);
  });
});
