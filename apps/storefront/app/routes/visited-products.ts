import { visitedProductsLoader } from '@vyloha/catalog/server';
import { deferredResponse } from '../compose/loaders/deferred-response.server';
import { productCarouselNamespaces } from '../compose/texts/message-namespaces';

export const loader = deferredResponse(productCarouselNamespaces, visitedProductsLoader);
