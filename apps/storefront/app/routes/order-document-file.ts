import { documentFileByTokenLoader } from '@vyloha/orders/server';
import { requireFeature } from '../compose/loaders/require-feature.server';

export const loader = requireFeature('documents', documentFileByTokenLoader);
