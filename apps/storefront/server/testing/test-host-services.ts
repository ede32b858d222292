import { readConfig } from '@vyloha/config/server';
import { CircuitBreakers } from '@vyloha/http-client';
import { createSealer } from '../../app/compose/cookies/sealer.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { cacheLifetimes } from '../memory/cache-lifetimes';
import { createSharedReads } from '../shared-reads/shared-reads';
import type { FakeBackend } from './fake-backend';

interface TestHostServicesOptions {
  onStale?: (key: string, ageMs: number, error: unknown) => void;
  /** Of the shared reads. */
  now?: () => number;
  /** Settings in addition to those that every host needs. */
  env?: Record<string, string>;
}

/** Services that live as long as a host in front of the given backend, as in production. */
export function createTestHostServices(
  backend: Pick<FakeBackend, 'url'>,
  { onStale = () => {}, now = Date.now, env = {} }: TestHostServicesOptions = {},
): HostServices {
  const config = readConfig({
    STORE_API_URL: `${backend.url}/store`,
    CMS_API_URL: `${backend.url}/cms`,
    PUBLIC_URL: 'http://shop.example',
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret that is long enough for production',
    ...env,
  });
  return {
    config,
    sealer: createSealer(config.sessionSecrets),
    sharedReads: createSharedReads({
      limits: { ...cacheLifetimes, maxBytes: config.operation.sharedCacheBytes },
      onStale,
      now,
    }),
    breakers: new CircuitBreakers(),
  };
}
