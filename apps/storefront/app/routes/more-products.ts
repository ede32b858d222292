import { createMoreProductsLoader } from '@vyloha/catalog/server';
import { paths } from '@vyloha/links';
import { searchProductsLoader } from '@vyloha/search/server';
import { deferredResponse } from '../compose/loaders/deferred-response.server';

/** Their texts are already on the page. */
export const loader = deferredResponse([], createMoreProductsLoader({ [paths.search()]: searchProductsLoader }));
