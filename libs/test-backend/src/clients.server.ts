import { createCmsClient } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import { anIdentity } from '@vyloha/contract/testing';
import { createStoreClient } from '@vyloha/store-client';
import type { BackendIdentity, StoreClient } from '@vyloha/store-client';
import type { RunningBackend } from './start-backend.server';

/** Both clients of one shopper, who may become another between two calls. */
export interface TestShopper {
  store: StoreClient;
  cms: CmsClient;
  /** From the next call on the shopper is this one. */
  become(identity: Partial<BackendIdentity>): void;
}

/** A guest of the Czech shop, or who the given parts of an identity say. */
export function aShopperOf(backend: RunningBackend, start: Partial<BackendIdentity> = {}): TestShopper {
  let identity = anIdentity(start);
  const options = { identity: () => identity, requestId: 'test' };
  return {
    store: createStoreClient({ ...options, baseUrl: backend.storeUrl }),
    cms: createCmsClient({ ...options, baseUrl: backend.cmsUrl }),
    become: (next) => {
      identity = { ...identity, ...next };
    },
  };
}
