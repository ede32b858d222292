import { documentsLoader } from '@vyloha/account/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { DocumentsPage as default } from '@vyloha/account/ui';

export const loader = requireFeature('documents', documentsLoader);
