import { useLoaderData, useLocation } from '@remix-run/react';
import { UserPage } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths, sellingPointSlugs } from '@vyloha/links';
import { ButtonLink, EmptyState, Link, Pagination } from '@vyloha/ui';
import type { claimsLoader } from '../../handlers/claims/claims-loader.server';
import { ClaimTable } from './claim-table';

/** All warranty claims of the customer, and the way to a new one. */
export function ClaimsPage() {
  const { claims, page, totalPages } = useLoaderData<typeof claimsLoader>();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('returns');
  const addButton = <ButtonLink to={accountPaths.newClaim()}>{t('claims.add')}</ButtonLink>;
  return (
    <UserPage title={t('claims.title')}>
      {claims.length === 0 ? (
        <EmptyState icon="shield" title={t('claims.empty')} actions={addButton}>
          <p>
            {t('claims.emptyText')} <Link to={paths.page(sellingPointSlugs.claims)}>{t('claims.help')}</Link>
          </p>
        </EmptyState>
      ) : (
        <>
          <p>{addButton}</p>
          <ClaimTable claims={claims} claimUrl={accountPaths.claim} />
        </>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </UserPage>
  );
}
