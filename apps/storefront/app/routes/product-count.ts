import { productCountLoader } from '@vyloha/catalog/server';
import { deferredResponse } from '../compose/loaders/deferred-response.server';

/** Its texts are already on the page. */
export const loader = deferredResponse([], productCountLoader);
