import { visitedProductsLoader } from '@vyloha/catalog/server';
import { deferredResponse } from '../compose/deferred-response.server';
import { productCarouselNamespaces } from '../compose/message-namespaces';

export const loader = deferredResponse(productCarouselNamespaces, visitedProductsLoader);
