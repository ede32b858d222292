import { useLoaderData, useLocation } from '@remix-run/react';
import { RecordCard, UserPage } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { ButtonLink, Columns, EmptyState, Pagination } from '@vyloha/ui';
import type { schedulesLoader } from '../../handlers/schedules/schedules-loader.server';
import { ScheduleStatus } from './schedule-status';

/** Orders that are repeated, the active ones first. */
export function SchedulesPage() {
  const { schedules, page, totalPages } = useLoaderData<typeof schedulesLoader>();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('company');
  const { t: tAccount } = useTranslation('account');
  return (
    <UserPage title={tAccount('menu.schedules')}>
      {schedules.length === 0 ? (
        <EmptyState
          icon="repeat"
          title={t('schedules.empty')}
          actions={<ButtonLink to={paths.orders()}>{t('schedules.toOrders')}</ButtonLink>}
        >
          <p>{t('schedules.emptyText')}</p>
        </EmptyState>
      ) : (
        <Columns as="ul" count={{ base: 1, md: 2 }}>
          {schedules.map(({ id, status, orderCode, interval, nextDate, maxTotal, currency }) => (
            <RecordCard
              key={id}
              title={t('schedule.title', { code: orderCode })}
              to={accountPaths.schedule(id)}
              state={<ScheduleStatus status={status} />}
              note={t('schedule.upTo', { price: formatMoney(maxTotal, currency) })}
            >
              <p>{t(`schedule.every.${interval.unit}`, { count: interval.count })}</p>
              {nextDate !== null && <p>{t('schedule.next', { date: formatDate(nextDate) })}</p>}
            </RecordCard>
          ))}
        </Columns>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </UserPage>
  );
}
