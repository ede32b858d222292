import { createCmsClient } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import { anIdentity } from '@vyloha/http-client/testing';
import { createStoreClient } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';
import type { BackendIdentity } from '@vyloha/http-client';
import type { RunningBackend } from './start-backend.server';

/** Both API clients of one shopper, whose identity may change between calls. */
export interface TestShopper {
  store: StoreClient;
  cms: CmsClient;
  /** Changes the identity from the next call on. */
  setIdentity(identity: Partial<BackendIdentity>): void;
}

/** A guest of the Czech shop, with the given overrides of the identity. */
export function createTestShopper(backend: RunningBackend, start: Partial<BackendIdentity> = {}): TestShopper {
  let identity = anIdentity(start);
  const options = { identity: () => identity, requestId: 'test' };
  return {
    store: createStoreClient({ ...options, baseUrl: backend.storeUrl }),
    cms: createCmsClient({ ...options, baseUrl: backend.cmsUrl }),
    setIdentity: (next) => {
      identity = { ...identity, ...next };
    },
  };
}
