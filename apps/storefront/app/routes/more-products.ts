import { moreProductsLoader } from '@vyloha/catalog/server';
import { deferredResponse } from '../compose/loaders/deferred-response.server';

/** Their texts are already on the page. */
export const loader = deferredResponse([], moreProductsLoader);
