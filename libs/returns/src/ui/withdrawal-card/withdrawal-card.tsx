import { formatDateTime, useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone, Card } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { Withdrawal } from '../../model/withdrawal/withdrawal-order';
import styles from './withdrawal-card.module.css';

const tones: Readonly<Record<NonNullable<Withdrawal['state']>, BadgeTone>> = {
  received: 'muted',
  accepted: 'success',
  refunded: 'success',
  rejected: 'warning',
};

/** A withdrawal that the shop received: when, what it is about, what became of it. */
export function WithdrawalCard({ withdrawal, children }: { withdrawal: Withdrawal; children?: ReactNode }) {
  const { t } = useTranslation('returns');
  const { code, receivedAt, state, isLate, note, items } = withdrawal;
  return (
    <Card as="section" aria-labelledby={`withdrawal-${code}`} data-withdrawal-code={code}>
      <div className={styles.heading}>
        <h2 id={`withdrawal-${code}`}>{t('withdrawal.cardTitle', { code })}</h2>
        {state !== null && <Badge tone={tones[state]}>{t(`withdrawal.states.${state}`)}</Badge>}
      </div>
      <p>{t('withdrawal.receivedAt', { date: formatDateTime(receivedAt) })}</p>
      <ul className={styles.items}>
        {items.map(({ name, amount, unit }) => (
          <li key={name}>{t('withdrawal.itemLine', { name, amount, unit })}</li>
        ))}
      </ul>
      {note !== null && <p>{t('withdrawal.note', { note })}</p>}
      {isLate && <p>{t('withdrawal.receivedLate')}</p>}
      {children}
    </Card>
  );
}
