import type {} from '@remix-run/server-runtime';
import type { CmsClient } from './cms-client.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Calls to the content system in the name of the request's shopper. */
    cms: CmsClient;
  }
}
