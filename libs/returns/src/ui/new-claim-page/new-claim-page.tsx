import { useLoaderData } from '@remix-run/react';
import { UserPage } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { ButtonLink, EmptyState } from '@vyloha/ui';
import type { newClaimLoader } from '../../handlers/claims/new-claim.server';
import { ClaimForm } from './claim-form';

/** The form of a new claim, for customers who have bought something that may have arrived. */
export function NewClaimPage() {
  const { orders, attempt, hasRepairNotice } = useLoaderData<typeof newClaimLoader>();
  const { t } = useTranslation('returns');
  return (
    <UserPage title={t('claims.newTitle')} parentPages={[{ title: t('claims.title'), to: accountPaths.claims() }]}>
      {orders.length === 0 ? (
        <EmptyState
          icon="package"
          title={t('claims.nothingToClaim')}
          actions={<ButtonLink to={accountPaths.claimLookup()}>{t('claims.findOrder')}</ButtonLink>}
        >
          <p>{t('claims.nothingToClaimText')}</p>
        </EmptyState>
      ) : (
        <>
          <p>{t('claims.lead')}</p>
          <ClaimForm orders={orders} attempt={attempt} hasRepairNotice={hasRepairNotice} />
        </>
      )}
    </UserPage>
  );
}
