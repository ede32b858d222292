export { BackendUnavailable } from '@vyloha/contract';
export type { BackendIdentity } from '@vyloha/contract/server';
export { createCmsClient } from './cms-client.server';
export type { CmsClient, CmsClientOptions, CmsQueryOptions, CmsRestCall } from './cms-client.server';
export { graphql } from './graphql';
export type {} from './load-context';
