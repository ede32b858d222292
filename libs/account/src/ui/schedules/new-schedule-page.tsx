import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { Alert } from '@vyloha/ui';
import type { newScheduleLoader } from '../../handlers/schedules/new-schedule.server';
import { FormCard } from '../form-card/form-card';
import { UserPage } from '../user-page/user-page';
import { ScheduleForm } from './schedule-form';

/** An order becomes one that is repeated. */
export function NewSchedulePage() {
  const { order, initial, attempt } = useLoaderData<typeof newScheduleLoader>();
  const { t } = useTranslation('account');
  return (
    <UserPage
      title={t('schedule.newTitle', { code: order.code })}
      parentPages={[
        { title: t('menu.schedules'), to: accountPaths.schedules() },
        { title: t('order.title', { code: order.code }), to: paths.order(order.code) },
      ]}
    >
      {order.payment.online.state === null ? (
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
