import { popularSearchesLoader } from '@vyloha/search/server';
import { deferredResponse } from '../compose/loaders/deferred-response.server';

export { countSearchAction as action } from '@vyloha/search/server';
export const loader = deferredResponse([], popularSearchesLoader);
