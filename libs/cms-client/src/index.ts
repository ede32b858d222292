export { BackendUnavailable } from '@vyloha/contract';
export type { BackendIdentity } from '@vyloha/contract/server';
export { graphql } from './schema/graphql';
export { createAllowList } from './schema/persisted';
export type { PersistedDocument } from './schema/persisted';
export { createCmsClient } from './server/cms-client.server';
export type { CmsClient, CmsClientOptions, CmsQueryOptions, CmsRestCall } from './server/cms-client.server';
export type {} from './server/load-context';
