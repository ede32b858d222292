import { useLoaderData, useLocation } from '@remix-run/react';
import { formatDate, formatNumber, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState, Link, Pagination } from '@vyloha/ui';
import type { creditsHistoryLoader } from '../../handlers/profile/credits-history-loader.server';
import { CardRow, CardTable, NumberCell } from '../card-table/card-table';
import { UserPage } from '../user-page/user-page';

/** Where the customer's credits came from and went. */
export function CreditsPage() {
  const { movements, page, totalPages } = useLoaderData<typeof creditsHistoryLoader>();
  const { pathname, search } = useLocation();
  const { t, locale } = useTranslation('account');
  const title = t('credits.title');
  return (
    <UserPage title={title}>
      {movements.length === 0 ? (
        <EmptyState
          icon="gift"
          title={t('credits.empty')}
          actions={<ButtonLink to={paths.home()}>{t('empty.toShop')}</ButtonLink>}
        >
          <p>{t('credits.emptyText')}</p>
        </EmptyState>
      ) : (
        <CardTable
          label={title}
          columns={[
            { title: t('credits.reason') },
            { title: t('credits.amount'), isNumber: true },
            { title: t('credits.date') },
          ]}
        >
          {movements.map(({ id, createdAt, reason, amount, orderCode }) => (
            <CardRow key={id}>
              <th scope="row">
                {orderCode === null ? (
                  t(`credits.${reason}`, { code: '' })
                ) : (
                  <Link to={paths.order(orderCode)}>{t(`credits.${reason}`, { code: orderCode })}</Link>
                )}
              </th>
              <NumberCell>{(amount > 0 ? '+' : '') + formatNumber(amount, locale).replace('-', '−')}</NumberCell>
              <td>{formatDate(createdAt)}</td>
            </CardRow>
          ))}
        </CardTable>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </UserPage>
  );
}
