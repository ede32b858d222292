import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState } from '@vyloha/ui';
import { UserPage } from '../user-page/user-page';

/** Ordering by codes; links to the search until this page has its own form. */
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
