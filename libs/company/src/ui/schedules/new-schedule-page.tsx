import { useLoaderData } from '@remix-run/react';
import { FormCard, UserPage } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { Alert } from '@vyloha/ui';
import type { newScheduleLoader } from '../../handlers/schedules/new-schedule.server';
import { ScheduleForm } from './schedule-form';

/** An order becomes one that is repeated. */
export function NewSchedulePage() {
  const { order, initial, attempt } = useLoaderData<typeof newScheduleLoader>();
  const { t } = useTranslation('company');
  const { t: tOrders } = useTranslation('orders');
  const { t: tAccount } = useTranslation('account');
  return (
    <UserPage
      title={t('schedule.newTitle', { code: order.code })}
      parentPages={[
        { title: tAccount('menu.schedules'), to: accountPaths.schedules() },
        { title: tOrders('order.title', { code: order.code }), to: paths.order(order.code) },
      ]}
    >
      {order.online.state === null ? (
        <p>{t('schedule.intro')}</p>
      ) : (
        <Alert tone="info">
          <p>{t('schedule.notAutomatic')}</p>
        </Alert>
      )}
      <FormCard>
        <ScheduleForm order={order} initial={initial} attempt={attempt} button={t('schedule.submit')} />
      </FormCard>
    </UserPage>
  );
}
