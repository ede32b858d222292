import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from './parse-trusted-proxies';

describe('parseTrustedProxies', () => {
  it.each([
    '',
    'yes',
    '10',
    '-1',
    '1,2',
    'forwarded',
    '10.0.0.0/33',
    '300.0.0.1',
    'fd00::/129',
    'proxy.example',
    '1,10.0.0.1',
  ])('does not take "%s"', (text) => expect(parseTrustedProxies(text)).toBeNull());

  it.each([
    ['0', { trusted: 0, header: 'X-Forwarded' }],
    ['2', { trusted: 2, header: 'X-Forwarded' }],
    ['forwarded,1', { trusted: 1, header: 'Forwarded' }],
    ['127.0.0.1, fd00::/8', { trusted: ['127.0.0.1', 'fd00::/8'], header: 'X-Forwarded' }],
    ['Forwarded,10.0.0.0/8,::1', { trusted: ['10.0.0.0/8', '::1'], header: 'Forwarded' }],
  ])('takes "%s"', (text, proxies) => expect(parseTrustedProxies(text)).toEqual(proxies));
});
