import type {} from '@remix-run/server-runtime';
import type { Certification } from '../model/order/certified-order';
import type { Conversions } from '../model/order/converted-order';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** A price comparison site's certification of shops, where the shop takes part. */
    certification?: Certification;
    /** A price comparison site that counts purchases, where the shop takes part. */
    conversions?: Conversions;
  }
}
