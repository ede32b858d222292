import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { VisuallyHidden } from '@vyloha/ui';
import styles from './search-field.module.css';
import type { SuggestionsState } from './use-suggestions';

/** Announces the number of lines to screen readers, and shows why there are none. */
export function SuggestionStatus({ groups, state }: SuggestionsState) {
  const { t } = useTranslation('search');
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div role="status">
      {count === 0 ? (
        <p className={styles.status}>{t(`field.status.${state}`, { count: limits.searchMinimumLength })}</p>
      ) : (
        <VisuallyHidden>{t('field.count', { count })}</VisuallyHidden>
      )}
    </div>
  );
}
