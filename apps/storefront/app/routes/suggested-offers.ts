import { suggestedOffersLoader } from '@vyloha/catalog/server';
import { deferredResponse } from '../compose/loaders/deferred-response.server';

export const loader = deferredResponse(['catalog.price'], suggestedOffersLoader);
