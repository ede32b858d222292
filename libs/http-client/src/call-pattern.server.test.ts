import { describe, expect, it } from 'vitest';
import { backendPaths } from './backend-paths.generated';
import { callPattern } from './call-pattern.server';

describe('callPattern', () => {
  it.each(backendPaths)('recognises %s with any values and prefix', (path) => {
    const values = ['p-12', 'hadice-20', '%C5%99', 'jana@example.com'];
    const address = path.replace(/\{\w+\}/g, () => values.pop() ?? 'x');
    expect(callPattern(address)).toBe(path);
    expect(callPattern(`/proxied/v2${address}`)).toBe(path);
    expect(callPattern(address.replace(/^\/(store|cms)/, '/shop'))).toBe(path);
  });

  it('keeps names of GraphQL documents, and nothing unknown', () => {
    expect(callPattern('graphql Brands')).toBe('graphql Brands');
    expect(callPattern('/store/api/v1/secret/jana@example.com')).toBe('other');
    expect(callPattern('graphql jana@example.com')).toBe('other');
  });
});
