import { formatDateTime, useTranslation } from '@vyloha/i18n';
import { Stack } from '@vyloha/ui';
import type { Claim } from '../../model/claims/claim';
import { ClaimState } from '../claim-state/claim-state';
import styles from './claim-details.module.css';

/** The states that a claim has reached, with what the shop said. */
export function ClaimHistory({ history }: Pick<Claim, 'history'>) {
  const { t } = useTranslation('returns');
  return (
    <Stack as="section" aria-labelledby="claim-history">
      <h2 id="claim-history">{t('claims.history')}</h2>
      <ol className={styles.history}>
        {history.map(({ state, changedAt, note }) => (
          <li key={`${state} ${changedAt}`}>
            <ClaimState state={state} /> <time dateTime={changedAt}>{formatDateTime(changedAt)}</time>
            {note !== null && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
