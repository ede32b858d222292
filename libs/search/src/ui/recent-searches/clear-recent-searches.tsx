import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { clearRecentSearches } from '../search-field/recent-searches-storage';

/** Forgets what was searched for in this browser. */
export function ClearRecentSearches({ onClear }: { onClear?: () => void }) {
  const { t } = useTranslation('search');
  function clear() {
    clearRecentSearches();
    onClear?.();
  }
  return (
    <Button variant="quiet" onClick={clear}>
      {t('clearRecent')}
    </Button>
  );
}
