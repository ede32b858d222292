import { formatDateTime, useTranslation } from '@vyloha/i18n';
import type { Approval } from '../../model/approvals/approval-response';
import styles from './approval-page.module.css';

/** Who did what, and when. */
export function ApprovalLog({ log }: Pick<Approval, 'log'>) {
  const { t } = useTranslation('company');
  return (
    <section className={styles.section}>
      <h2>{t('approval.log')}</h2>
      <ol className={styles.log}>
        {log.map(({ kind, name, reason, at }) => (
          <li key={`${at} ${kind}`}>
            {t(`approval.event.${kind}`, { name, date: formatDateTime(at) })}
            {reason !== null && <span className={styles.reason}>{t('approval.reasonWas', { reason })}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
