import * as build from 'virtual:remix/server-build';
import { createStorefront } from './start/create-storefront';
import { readConfigOrExit } from './start/read-config-or-exit';

/** Aborted when a newer storefront takes its place: it would follow changes and refresh its data for good. */
export const replaced = new AbortController();

/** The storefront of the development server, which reloads this module after every change of its dependencies. */
export const { listener } = createStorefront({
  config: readConfigOrExit(),
  build,
  // The development server serves the files itself.
  assets: new Map(),
  isUnderDevelopment: true,
  signal: replaced.signal,
});
