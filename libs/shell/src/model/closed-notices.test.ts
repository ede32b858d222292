import { describe, expect, it } from 'vitest';
import { formatClosed, parseClosed } from './closed-notices';

describe('closed notices', () => {
  it('survive the cookie', () => {
    expect(parseClosed(formatClosed(['consent']))).toEqual(['consent']);
    expect(parseClosed(formatClosed([]))).toEqual([]);
  });

  it.each([[null], [''], ['banner'], ['<script>'], ['consentt']])('%j closes nothing', (cookie) => {
    expect(parseClosed(cookie)).toEqual([]);
  });

  it('drops names nobody knows', () => {
    expect(parseClosed('x.consent.y')).toEqual(['consent']);
  });
});
