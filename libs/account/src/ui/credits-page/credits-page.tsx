import { useLoaderData, useLocation } from '@remix-run/react';
import { formatDate, formatNumber, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { EmptyState, Link, Pagination } from '@vyloha/ui';
import type { creditsHistoryLoader } from '../../handlers/profile/credits-history-loader.server';
import { UserPage } from '../user-page/user-page';
import styles from './credits-page.module.css';

/** Where the customer's credits came from and went. */
export function CreditsPage() {
  const { movements, page, totalPages } = useLoaderData<typeof creditsHistoryLoader>();
  const { pathname, search } = useLocation();
  const { t, locale } = useTranslation('account');
  const title = t('credits.title');
  return (
    <UserPage title={title}>
      {movements.length === 0 ? (
        <EmptyState icon="gift" title={t('credits.empty')} />
      ) : (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('credits.date')}</th>
              <th scope="col">{t('credits.reason')}</th>
              <th scope="col" className={styles.amount}>
                {t('credits.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {movements.map(({ id, createdAt, reason, amount, orderCode }) => (
              <tr key={id}>
                <td>{formatDate(createdAt)}</td>
                <th scope="row">
                  {orderCode === null ? (
                    t(`credits.${reason}`, { code: '' })
                  ) : (
                    <Link to={paths.order(orderCode)}>{t(`credits.${reason}`, { code: orderCode })}</Link>
                  )}
                </th>
                <td className={styles.amount}>{(amount > 0 ? '+' : '') + formatNumber(amount, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </UserPage>
  );
}
