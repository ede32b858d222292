import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readConfig } from '@vyloha/config/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProxyHeaders } from './proxy-headers';

const peer = '10.0.0.1';

/** The headers of a request from a peer that are left by a `TRUST_PROXY`. */
function keepHeaders(trustProxy: string, headers: IncomingHttpHeaders, remoteAddress = peer): IncomingHttpHeaders {
  const { trustedProxies } = readConfig({ TRUST_PROXY: trustProxy });
  const request = { headers: { ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage;
  createProxyHeaders(trustedProxies)(request);
  return request.headers;
}

const addressBy = (trustProxy: string, headers: IncomingHttpHeaders, from?: string) =>
  keepHeaders(trustProxy, headers, from)['x-forwarded-for'];

const claims = {
  forwarded: 'for=203.0.113.66;proto=https;host=evil.example',
  'x-forwarded-for': '203.0.113.66',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'x-request-id': 'mine-12345',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'a=b',
};

describe('headers about the client', () => {
  it.each([
    ['0', peer],
    ['forwarded,0', peer],
    ['127.0.0.1,fd00::/8', peer],
    ['10.0.0.0/30', '10.0.0.4'],
    ['forwarded,10.0.0.0/30', '::ffff:10.0.0.4'],
  ])('of whom TRUST_PROXY=%s does not trust are gone: %s', (trustProxy, from) => {
    expect(keepHeaders(trustProxy, { host: 'shop.example', ...claims }, from)).toEqual({ host: 'shop.example' });
  });

  it('count only as the proxies write them: others are passed as the client sent them', () => {
    expect(keepHeaders('1', { forwarded: claims.forwarded, 'x-forwarded-for': '198.51.100.7' })).toEqual({
      'x-forwarded-for': '198.51.100.7',
    });
    expect(keepHeaders('forwarded,1', { ...claims, forwarded: 'for=198.51.100.7' })).toEqual({
      'x-forwarded-for': '198.51.100.7',
      'x-request-id': claims['x-request-id'],
      traceparent: claims.traceparent,
      tracestate: claims.tracestate,
    });
  });

  it.each([
    ['1', '203.0.113.66, 198.51.100.7', '198.51.100.7'],
    ['2', '203.0.113.66, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['2', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.0/8', '203.0.113.66, 198.51.100.7, 10.0.0.3, 10.0.0.2', '198.51.100.7'],
    ['10.0.0.0/8', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['1', '198.51.100.7:49152', '198.51.100.7'],
    ['1', '[2001:db8::7]:49152', '2001:db8::7'],
    ['1', '2001:db8::7', '2001:db8::7'],
    ['1', 'x, 999.1.1.1', peer],
    ['2', 'unknown, 10.0.0.2', '10.0.0.2'],
    ['1', '', peer],
  ])('TRUST_PROXY=%s: X-Forwarded-For: %s is %s', (trustProxy, header, address) => {
    expect(addressBy(trustProxy, { 'x-forwarded-for': header })).toBe(address);
  });

  it.each([
    ['1', 'for=203.0.113.66, for=198.51.100.7', '198.51.100.7'],
    ['2', 'for=203.0.113.66, For="198.51.100.7:4711";by=_edge;proto=https , for=10.0.0.2;host=inner', '198.51.100.7'],
    ['10.0.0.0/8', 'for=203.0.113.66,for="[2001:db8::7]:4711",for=10.0.0.2', '2001:db8::7'],
    ['1', 'for=2001:db8::7', '2001:db8::7'],
    ['1', 'for=unknown', peer],
    ['1', 'for=_hidden;proto=https', peer],
    ['1', '', peer],
    ['1', 'for="203.0.113.66, for=198.51.100.7', '198.51.100.7'],
    ['1', 'for="203.0.113.66, for="[2001:db8::7]"', '2001:db8::7'],
    ['1', 'for=203.0.113.66;x="\\", for="198.51.100.7"', '198.51.100.7'],
  ])('TRUST_PROXY=forwarded,%s: Forwarded: %s is %s', (trustProxy, forwarded, address) => {
    expect(addressBy(`forwarded,${trustProxy}`, { forwarded })).toBe(address);
  });

  it('have scheme and host from the outermost trusted proxy', () => {
    const forwarded =
      'for=1.1.1.1;host=evil.example, for=198.51.100.7;proto=https;host="shop.example:8443", for=10.0.0.2;proto=http';
    expect(keepHeaders('forwarded,2', { forwarded })).toEqual({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example:8443',
    });
    const headers = { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': ' shop.example , inner' };
    expect(keepHeaders('2', headers)).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    });
  });

  it('written by the nearest proxy are read whatever the client sent before', () => {
    const hostile = fc.string({ unit: fc.constantFrom('"', '\\', ',', ';', '=', 'for', '1.1.1.1', ' ', '[', 'x') });
    fc.assert(
      fc.property(hostile, (claim) => {
        expect(addressBy('forwarded,1', { forwarded: `${claim}, for="[2001:db8::7]";proto=https` })).toBe(
          '2001:db8::7',
        );
        expect(addressBy('1', { 'x-forwarded-for': `${claim}, 198.51.100.7` })).toBe('198.51.100.7');
      }),
    );
  });

  it('are read in linear time', () => {
    const startedAt = performance.now();
    for (const piece of ['","', ',', ';for=', 'for="', '\\"'])
      addressBy('forwarded,9', { forwarded: piece.repeat(30_000) });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
