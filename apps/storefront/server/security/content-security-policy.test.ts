import { readConfig } from '@vyloha/config/server';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, policySources } from './content-security-policy';

function policyWith(env: Record<string, string>, inline: string[] = ["'nonce-abc'"]): Map<string, string[]> {
  const { services, publicUrl } = readConfig(env);
  const policy = contentSecurityPolicy(policySources(services, publicUrl), inline);
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

describe('contentSecurityPolicy', () => {
  it('allows own files and the given inline scripts, and nothing unsafe', () => {
    const policy = policyWith({});
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  it('allows exactly what is configured', () => {
    const policy = policyWith({ TAG_MANAGER_ID: 'GTM-ABC123', CONSENT_SCRIPT_URL: 'https://consent.example/uc.js' });
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "'nonce-abc'",
      'https://www.googletagmanager.com',
      'https://consent.example',
    ]);
    expect(policyWith({}).get('connect-src')).toEqual(["'self'"]);
  });

  it('allows the tags of advertising that the shop names, with the tag manager only', () => {
    const tags = { TAG_ORIGINS: 'https://connect.facebook.net, https://*.doubleclick.net' };
    const policy = policyWith({ ...tags, TAG_MANAGER_ID: 'GTM-1' });
    const directives = [...policy].filter(([, sources]) => sources.includes('https://*.doubleclick.net'));
    expect(directives.map(([name]) => name)).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src']);
    expect(policy.get('script-src')).toContain('https://connect.facebook.net');
    expect([...policyWith(tags).values()].flat()).not.toContain('https://connect.facebook.net');
  });

  it('allows the map of pick-up points with its key only', () => {
    const map = 'https://widget.packeta.com';
    const policy = policyWith({ PARCEL_PICKUP_KEY: 'klic' });
    expect(policy.get('script-src')).toContain(map);
    expect(policy.get('frame-src')).toContain(map);
    expect([...policyWith({}).values()].flat()).not.toContain(map);
  });

  it('allows the origin of the address service with its setting only', () => {
    const policy = policyWith({ ADDRESS_AUTOCOMPLETE_URL: 'https://cdn.addresses.example/lib?v=2' });
    const directives = [...policy].filter(([, sources]) => sources.some((source) => source.includes('addresses')));
    expect(directives.map(([name]) => name)).toEqual(['script-src', 'style-src', 'img-src', 'connect-src']);
    for (const [, sources] of directives) expect(sources).toContain('https://cdn.addresses.example');
    expect([...policyWith({}).values()].flat()).not.toContain('https://cdn.addresses.example');
  });

  it('allows calls of the address service to the origins set for it, where there is a service', () => {
    const origins = { ADDRESS_AUTOCOMPLETE_ORIGINS: 'https://api.addresses.example, https://eu.addresses.example' };
    const policy = policyWith({ ...origins, ADDRESS_AUTOCOMPLETE_URL: 'https://cdn.addresses.example/lib' });
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://cdn.addresses.example',
      'https://api.addresses.example',
      'https://eu.addresses.example',
    ]);
    expect(policy.get('script-src')).not.toContain('https://api.addresses.example');
    expect(policyWith(origins).get('connect-src')).toEqual(["'self'"]);
  });

  it('allows inline styles only in development', () => {
    const { services, publicUrl } = readConfig({});
    expect(contentSecurityPolicy(policySources(services, publicUrl, true), [])).toContain(
      "style-src 'self' 'unsafe-inline';",
    );
  });

  it('upgrades to https only where the shop itself uses it', () => {
    expect(policyWith({ PUBLIC_URL: 'https://shop.example' }).has('upgrade-insecure-requests')).toBe(true);
    expect(policyWith({}).has('upgrade-insecure-requests')).toBe(false);
  });
});
