import { useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths, sellingPointSlugs } from '@vyloha/links';
import { Alert, Link, PageHeading, PageLayout } from '@vyloha/ui';
import type { withdrawalOrderPageLoader } from '../../handlers/withdrawal/withdrawal-order-page.server';
import type { WithdrawalOrder } from '../../model/withdrawal/withdrawal-order';
import { WithdrawalCard } from '../withdrawal-card/withdrawal-card';
import { WithdrawalForm } from './withdrawal-form';

/** What was withdrawn from in an order, and the form for the rest of it. */
export function WithdrawalOrderPage() {
  const { order, attempt } = useLoaderData<typeof withdrawalOrderPageLoader>();
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
            <Deadline order={order} />
            <WithdrawalForm lines={lines} attempt={attempt} isFurther={withdrawals.length > 0} />
          </>
        )
      ) : (
        <Refusal reason={refusal} />
      )}
      {refusal === null && lines.length === 0 && <p>{t('withdrawal.nothingLeft')}</p>}
    </PageLayout>
  );
}

function Deadline({ order: { deadline, isLate } }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('returns');
  if (deadline === null) return <Alert>{t('withdrawal.notBegun')}</Alert>;
  const date = formatDate(deadline);
  if (!isLate) return <Alert>{t('withdrawal.until', { date })}</Alert>;
  return (
    <Alert tone="warning" title={t('withdrawal.periodOverTitle', { date })}>
      <p>{t('withdrawal.periodOverText')}</p>
      <p>
        {t('withdrawal.defect')} <Link to={paths.page(sellingPointSlugs.claims)}>{t('withdrawal.defectLink')}</Link>
      </p>
    </Alert>
  );
}

/** Why nobody can withdraw from the order, and what is possible instead. */
function Refusal({ reason }: { reason: NonNullable<WithdrawalOrder['refusal']> }) {
  const { t } = useTranslation('returns');
  return (
    <Alert tone="warning" title={t(`withdrawal.refusals.${reason}.title`)}>
      <p>{t(`withdrawal.refusals.${reason}.text`)}</p>
      <p>
        {t('withdrawal.defect')} <Link to={paths.page(sellingPointSlugs.claims)}>{t('withdrawal.defectLink')}</Link>
      </p>
      <p>
        <Link to={paths.contact()}>{t('withdrawal.contact')}</Link>
      </p>
    </Alert>
  );
}
