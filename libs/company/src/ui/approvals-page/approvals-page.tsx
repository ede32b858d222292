import { useLoaderData } from '@remix-run/react';
import { RecordCard, UserPage } from '@vyloha/account/ui';
import { formatDateTime, useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { Columns, EmptyState } from '@vyloha/ui';
import type { approvalsLoader } from '../../handlers/approvals/approvals-loader.server';
import { ApprovalStatus } from '../approval-status/approval-status';

/** Orders above a limit, the waiting ones first. */
export function ApprovalsPage() {
  const { approvals } = useLoaderData<typeof approvalsLoader>();
  const { t } = useTranslation('company');
  const { t: tAccount } = useTranslation('account');
  return (
    <UserPage title={tAccount('menu.approvals')}>
      {approvals.length === 0 ? (
        <EmptyState icon="check" title={t('approvals.empty')}>
          <p>{t('approvals.emptyText')}</p>
        </EmptyState>
      ) : (
        <Columns as="ul" count={{ base: 1, md: 2 }}>
          {approvals.map(({ id, status, createdAt, buyer, total, currency, orderCode }) => (
            <RecordCard
              key={id}
              title={t('approvals.item', { name: buyer.name, price: formatMoney(total, currency) })}
              to={accountPaths.approval(id)}
              state={<ApprovalStatus status={status} />}
              note={[
                formatDateTime(createdAt),
                ...(orderCode === null ? [] : [t('approval.order', { code: orderCode })]),
              ].join(', ')}
            />
          ))}
        </Columns>
      )}
    </UserPage>
  );
}
