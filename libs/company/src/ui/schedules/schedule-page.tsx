import { Form, useLoaderData } from '@remix-run/react';
import { FormCard, UserPage } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { Alert, Button, Disclosure, Link } from '@vyloha/ui';
import type { scheduleLoader } from '../../handlers/schedules/schedule-loader.server';
import type { Schedule } from '../../model/schedules/schedule';
import { ScheduleForm } from './schedule-form';
import { ScheduleStatus } from './schedule-status';
import styles from './schedules.module.css';

/** One order that is repeated: when next, what came of it, and all that can be done with it. */
export function SchedulePage() {
  const { schedule, order, attempt } = useLoaderData<typeof scheduleLoader>();
  const { t } = useTranslation('company');
  const { t: tAccount } = useTranslation('account');
  const { status, interval, nextDate, maxTotal, lines, runs, orderCode, isAutomatic } = schedule;
  return (
    <UserPage
      title={t('schedule.title', { code: orderCode })}
      parentPages={[{ title: tAccount('menu.schedules'), to: accountPaths.schedules() }]}
    >
      <div className={styles.state}>
        <p className={styles.head}>
          <span>{t(`schedule.every.${interval.unit}`, { count: interval.count })}</span>
          <ScheduleStatus status={status} />
        </p>
        {nextDate !== null && <p className={styles.next}>{t('schedule.next', { date: formatDate(nextDate) })}</p>}
        <p>{t('schedule.upTo', { price: formatMoney(maxTotal, order.currency) })}</p>
        <p>
          <Link to={paths.order(orderCode)}>{t('schedule.toOrder', { code: orderCode })}</Link>
        </p>
      </div>
      {!isAutomatic && status !== 'ended' && (
        <Alert tone="info">
          <p>{t('schedule.notAutomatic')}</p>
        </Alert>
      )}
      {runs[0]?.outcome === 'waiting' && (
        <Alert tone="warning" title={t('schedule.waitingTitle', { date: formatDate(runs[0].date) })}>
          <p>{runs[0].reasons.join(' ')}</p>
        </Alert>
      )}
      <Actions schedule={schedule} attempt={attempt} />
      <Runs runs={runs} />
      {status !== 'ended' && (
        <FormCard title={t('schedule.changeTitle')}>
          <ScheduleForm
            key={`${nextDate} ${maxTotal} ${JSON.stringify(lines)}`}
            order={order}
            intent="change"
            initial={{
              intervalCount: String(interval.count),
              intervalUnit: interval.unit,
              nextDate: nextDate ?? '',
              maxTotal: String(maxTotal / 100),
            }}
            amounts={Object.fromEntries(lines.map(({ id, amount }) => [id, amount]))}
            button={t('schedule.change')}
          />
        </FormCard>
      )}
    </UserPage>
  );
}

function Actions({ schedule: { status, nextDate }, attempt }: { schedule: Schedule; attempt: string }) {
  const { t } = useTranslation('company');
  return (
    <>
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="attempt" value={attempt} />
        <Button type="submit" name="intent" value="addToCart" icon="cart" variant="secondary">
          {t('schedule.addToCart')}
        </Button>
        {nextDate !== null && (
          <>
            <input type="hidden" name="date" value={nextDate} />
            <Button type="submit" name="intent" value="skip" variant="secondary">
              {t('schedule.skip', { date: formatDate(nextDate) })}
            </Button>
            <Button type="submit" name="intent" value="pause" variant="secondary">
              {t('schedule.pause')}
            </Button>
          </>
        )}
        {status === 'paused' && (
          <Button type="submit" name="intent" value="resume">
            {t('schedule.resume')}
          </Button>
        )}
      </Form>
      {status !== 'ended' && (
        <Disclosure title={t('schedule.end')}>
          <Form method="post">
            <p>{t('schedule.endText')}</p>
            <Button type="submit" name="intent" value="end" variant="secondary">
              {t('schedule.endConfirm')}
            </Button>
          </Form>
        </Disclosure>
      )}
    </>
  );
}

function Runs({ runs }: Pick<Schedule, 'runs'>) {
  const { t } = useTranslation('company');
  if (runs.length === 0) return null;
  return (
    <section>
      <h2>{t('schedule.runs')}</h2>
      <ul className={styles.runs}>
        {runs.map(({ date, outcome, orderCode, reasons }) => (
          <li key={date}>
            {formatDate(date)} – {t(`schedule.outcome.${outcome}`)}
            {orderCode !== null && (
              <>
                {' '}
                <Link to={paths.order(orderCode)}>{orderCode}</Link>
              </>
            )}
            {reasons.length > 0 && <span className={styles.note}> {reasons.join(' ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
