import { useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { Alert, Card, Link, PageHeading, PageLayout, Stack } from '@vyloha/ui';
import type { claimOrderPageLoader } from '../../handlers/claims/claim-order-page.server';
import { claimPages } from '../../model/claims/claim-pages';
import { ClaimTable } from '../claims-page/claim-table';
import { ClaimForm } from '../new-claim-page/claim-form';

/** What was claimed of an order, and the form of a further claim, for whoever has its secret. */
export function ClaimOrderPage() {
  const { token, code, createdAt, isClaimable, opensClaims, claims, orders, ...form } =
    useLoaderData<typeof claimOrderPageLoader>();
  const { attempt, hasRepairNotice } = form;
  const refusal = isClaimable ? 'allClaimed' : 'notClaimable';
  const { t } = useTranslation('returns');
  const title = t('orderClaims.orderTitle', { code });
  return (
    <PageLayout
      breadcrumbs={[{ title: t('orderClaims.title'), to: accountPaths.claimLookup() }, { title }]}
      width="text"
    >
      <PageHeading title={title} lead={t('orderClaims.placed', { date: formatDate(createdAt) })} />
      {claims.length > 0 && (
        <Stack as="section" aria-labelledby="claims-title">
          <h2 id="claims-title">{t('orderClaims.ofOrder')}</h2>
          <ClaimTable claims={claims} claimUrl={opensClaims ? claimPages(token).claim : null} />
          <p>{t('orderClaims.mailed')}</p>
        </Stack>
      )}
      {orders.length === 0 ? (
        <Alert title={t(`orderClaims.${refusal}`)}>
          <p>
            {t(`orderClaims.${refusal}Text`)} <Link to={paths.contact()}>{t('claims.contact')}</Link>
          </p>
        </Alert>
      ) : (
        <Card as="section" tone="sand" aria-labelledby="claim-title">
          <Stack>
            <h2 id="claim-title">{t('orderClaims.formTitle')}</h2>
            <p>{t('claims.lead')}</p>
            {/* A form that was sent is empty again. */}
            <ClaimForm key={claims.length} orders={orders} attempt={attempt} hasRepairNotice={hasRepairNotice} />
          </Stack>
        </Card>
      )}
    </PageLayout>
  );
}
