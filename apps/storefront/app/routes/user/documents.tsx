import { documentsLoader } from '@vyloha/orders/server';
import { requireFeature } from '../../compose/loaders/require-feature.server';

export { DocumentsPage as default } from '@vyloha/orders/ui';

export const handle = { i18n: ['orders.documents', 'orders.list', 'orders.order', 'orders.prices'] };
export const loader = requireFeature('documents', documentsLoader);
