import { documentFileLoader } from '@vyloha/orders/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export const loader = requireFeature('documents', documentFileLoader);
