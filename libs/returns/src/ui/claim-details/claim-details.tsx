import { formatDate, formatDateTime, useTranslation } from '@vyloha/i18n';
import type { Claim } from '../../model/claims/claim';
import styles from './claim-details.module.css';

/** What is claimed, as on the page of a claim and on its protocol. */
export function ClaimDetails({ claim }: { claim: Claim }) {
  const { t } = useTranslation('returns');
  const { createdAt, item, amount, description, solution, remedy, guaranteeUntil } = claim;
  const rows = [
    { id: 'createdAt', label: t('claims.createdAt'), value: formatDateTime(createdAt) },
    { id: 'item', label: t('claims.item'), value: `${item.name} (${item.code})` },
    { id: 'amount', label: t('claims.amount'), value: `${amount} ${item.unit}` },
    { id: 'description', label: t('claims.description'), value: description },
    ...(solution === null
      ? []
      : [{ id: 'solution', label: t('claims.solution'), value: t(`claims.solutions.${solution}`) }]),
    ...(remedy === null ? [] : [{ id: 'remedy', label: t('claims.remedy'), value: t(`claims.solutions.${remedy}`) }]),
    ...(guaranteeUntil === null
      ? []
      : [
          {
            id: 'guarantee',
            label: t('claims.guarantee'),
            value: t('claims.guaranteeUntil', { date: formatDate(guaranteeUntil) }),
          },
        ]),
  ];
  return (
    <dl className={styles.list}>
      {rows.map(({ id, label, value }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
