import { CardRow, CardTable } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { Link } from '@vyloha/ui';
import { type ClaimSummary, isOpenClaim } from '../../model/claims/claim';
import { ClaimState } from '../claim-state/claim-state';

interface ClaimTableProps {
  claims: readonly ClaimSummary[];
  /** The page of a claim by its number; null where whoever sees the list may not open it. */
  claimUrl: ((code: string) => string) | null;
}

/** Claims with their state, a table that becomes cards on narrow screens. */
export function ClaimTable({ claims, claimUrl }: ClaimTableProps) {
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
          <th scope="row">{claimUrl === null ? code : <Link to={claimUrl(code)}>{code}</Link>}</th>
          <td>{item.name}</td>
          <td>{isOpenClaim({ state }) ? t('claims.dueBy', { date: formatDate(dueDate) }) : null}</td>
          <td>
            <ClaimState state={state} />
          </td>
        </CardRow>
      ))}
    </CardTable>
  );
}
