import { useLoaderData, useLocation } from '@remix-run/react';
import { CardRow, CardTable, UserPage } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths, paths, sellingPointSlugs } from '@vyloha/links';
import { ButtonLink, EmptyState, Link, Pagination } from '@vyloha/ui';
import type { claimsLoader } from '../../handlers/claims/claims-loader.server';
import type { Claim } from '../../model/claims/claim';
import { ClaimState } from '../claim-state/claim-state';

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
          <ClaimTable claims={claims} />
        </>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </UserPage>
  );
}

/** A table that becomes cards on narrow screens. */
function ClaimTable({ claims }: { claims: readonly Claim[] }) {
  const { t } = useTranslation('returns');
  return (
    <CardTable
      label={t('claims.title')}
      isStacked
      columns={[
        { title: t('claims.code') },
        { title: t('claims.item') },
        { title: t('claims.due') },
        { title: t('claims.state') },
      ]}
    >
      {claims.map(({ code, item, dueDate, state }) => (
        <CardRow key={code}>
          <th scope="row">
            <Link to={accountPaths.claim(code)}>{code}</Link>
          </th>
          <td>{item.name}</td>
          <td>{t('claims.dueBy', { date: formatDate(dueDate) })}</td>
          <td>
            <ClaimState state={state} />
          </td>
        </CardRow>
      ))}
    </CardTable>
  );
}
