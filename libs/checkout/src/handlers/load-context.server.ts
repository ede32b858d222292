import type {} from '@remix-run/server-runtime';
import type { Certification } from '../model/order/certified-order';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** A price comparison site's certification of shops, where the shop takes part. */
    certification?: Certification;
  }
}
