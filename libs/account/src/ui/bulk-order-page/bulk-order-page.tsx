import { useLoaderData } from '@remix-run/react';
import { OrderEntry } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import type { bulkOrderLoader } from '../../handlers/bulk-order/bulk-order-loader.server';
import { UserPage } from '../user-page/user-page';

/** Ordering by codes, for customers. */
export function BulkOrderPage() {
  const { t } = useTranslation('account');
  const { rows, attempt } = useLoaderData<typeof bulkOrderLoader>();
  return (
    <UserPage title={t('menu.bulkOrder')}>
      <OrderEntry rows={rows} attempt={attempt} />
    </UserPage>
  );
}
