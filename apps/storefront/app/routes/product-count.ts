import { createProductCountLoader } from '@vyloha/catalog/server';
import { paths } from '@vyloha/links';
import { findSearchContents } from '@vyloha/search/server';
import { deferredResponse } from '../compose/loaders/deferred-response.server';

/** Its texts are already on the page. */
export const loader = deferredResponse([], createProductCountLoader({ [paths.search()]: findSearchContents }));
