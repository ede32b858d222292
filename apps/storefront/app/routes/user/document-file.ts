import { documentFileLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export const loader = requireFeature('documents', documentFileLoader);
