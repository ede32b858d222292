import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState } from '@vyloha/ui';
import { UserPage } from '../user-page/user-page';

/** Ordering by codes; until lines can be written here, the search takes them. */
export function BulkOrderPage() {
  const { t } = useTranslation('account');
  return (
    <UserPage title={t('menu.bulkOrder')}>
      <EmptyState
        icon="cart"
        title={t('bulkOrder.empty')}
        actions={<ButtonLink to={paths.search()}>{t('bulkOrder.search')}</ButtonLink>}
      >
        <p>{t('bulkOrder.emptyText')}</p>
      </EmptyState>
    </UserPage>
  );
}
