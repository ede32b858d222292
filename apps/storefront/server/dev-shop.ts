import * as build from 'virtual:remix/server-build';
import { openShop } from './start/open-shop';
import { readConfigOrEnd } from './start/read-config-or-end';

/** The shop of the development server, which loads this module anew after every change of what it is made of. */
export const { listener } = openShop({
  config: readConfigOrEnd(),
  build,
  // The development server gives out the files itself.
  assets: new Map(),
  isUnderDevelopment: true,
});
