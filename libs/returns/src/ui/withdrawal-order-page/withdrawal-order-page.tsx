import { useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Link, PageHeading, PageLayout } from '@vyloha/ui';
import type { withdrawalOrderPageLoader } from '../../handlers/withdrawal/withdrawal-order-page.server';
import type { WithdrawalOrder } from '../../model/withdrawal/withdrawal-order';
import { DefectLink } from '../defect-link/defect-link';
import { WithdrawalCard } from '../withdrawal-card/withdrawal-card';
import { WithdrawalForm } from './withdrawal-form';

/** What was withdrawn from in an order, and the form for the rest of it. */
export function WithdrawalOrderPage() {
  const { order, claimUrl, attempt } = useLoaderData<typeof withdrawalOrderPageLoader>();
  const { t } = useTranslation('returns');
  const { code, createdAt, items, refusal, withdrawals } = order;
  const lines = items.filter(({ remaining }) => remaining > 0);
  const title = t('withdrawal.orderTitle', { code });
  return (
    <PageLayout
      breadcrumbs={[{ title: t('withdrawal.title'), to: paths.withdrawal() }, { title }]}
      width="text"
      isSheet
    >
      <PageHeading title={title} lead={t('withdrawal.placed', { date: formatDate(createdAt) })} />
      {[...withdrawals].reverse().map((withdrawal) => (
        <WithdrawalCard key={withdrawal.code} withdrawal={withdrawal} />
      ))}
      {withdrawals.length > 0 && <p>{t('withdrawal.mailed')}</p>}
      {refusal === null ? (
        lines.length > 0 && (
          <>
            <Deadline order={order} claimUrl={claimUrl} />
            <WithdrawalForm lines={lines} attempt={attempt} isFurther={withdrawals.length > 0} />
          </>
        )
      ) : (
        <Refusal reason={refusal} claimUrl={claimUrl} />
      )}
      {refusal === null && lines.length === 0 && <p>{t('withdrawal.nothingLeft')}</p>}
    </PageLayout>
  );
}

function Deadline({ order: { deadline, isLate }, claimUrl }: { order: WithdrawalOrder; claimUrl: string }) {
  const { t } = useTranslation('returns');
  if (deadline === null) return <Alert>{t('withdrawal.notBegun')}</Alert>;
  const date = formatDate(deadline);
  if (!isLate) return <Alert>{t('withdrawal.until', { date })}</Alert>;
  return (
    <Alert tone="warning" title={t('withdrawal.periodOverTitle', { date })}>
      <p>{t('withdrawal.periodOverText')}</p>
      <DefectLink url={claimUrl} />
    </Alert>
  );
}

/** Why nobody can withdraw from the order, and what is possible instead. */
function Refusal({ reason, claimUrl }: { reason: NonNullable<WithdrawalOrder['refusal']>; claimUrl: string }) {
  const { t } = useTranslation('returns');
  return (
    <Alert tone="warning" title={t(`withdrawal.refusals.${reason}.title`)}>
      <p>{t(`withdrawal.refusals.${reason}.text`)}</p>
      <DefectLink url={claimUrl} />
      <p>
        <Link to={paths.contact()}>{t('withdrawal.contact')}</Link>
      </p>
    </Alert>
  );
}
