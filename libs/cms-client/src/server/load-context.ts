import type {} from '@remix-run/server-runtime';
import type { CmsClient } from './cms-client.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Content system client on behalf of the request's shopper. */
    cms: CmsClient;
  }
}
