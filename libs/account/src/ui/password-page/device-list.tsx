import { Form } from '@remix-run/react';
import { formatDateTime, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, VisuallyHidden } from '@vyloha/ui';
import type { DeviceSession } from '../../model/device-session';
import { AccessRow } from '../access-list/access-list';
import { FormCard } from '../form-card/form-card';

function useDeviceName() {
  const { t } = useTranslation('account');
  return ({ device, isStaff }: DeviceSession) => (isStaff ? t('devices.staff') : (device ?? t('devices.unknown')));
}

/** Where the customer is logged in, with a logout of each device and of all. */
export function DeviceList({ sessions }: { sessions: readonly DeviceSession[] }) {
  const { t } = useTranslation('account');
  const nameOf = useDeviceName();
  return (
    <FormCard title={t('devices.title')} id="zarizeni">
      <p>{t('devices.lead')}</p>
      <ul>
        {sessions.map((session) => {
          const since = t('devices.since', { time: formatDateTime(session.createdAt) });
          return (
            <AccessRow
              key={session.id}
              name={nameOf(session)}
              note={session.isCurrent ? `${t('devices.current')} · ${since}` : since}
            >
              {!session.isCurrent && (
                <Form method="post" action={paths.changePassword()}>
                  <Button type="submit" name="endSession" value={session.id} variant="quiet" size="small" icon="logout">
                    {t('devices.end')}
                    <VisuallyHidden>{` – ${nameOf(session)}, ${since}`}</VisuallyHidden>
                  </Button>
                </Form>
              )}
            </AccessRow>
          );
        })}
      </ul>
      <Form method="post" action={paths.changePassword()}>
        <Button type="submit" name="endAllSessions" value="true" variant="secondary" icon="logout">
          {t('devices.endAll')}
        </Button>
      </Form>
    </FormCard>
  );
}
