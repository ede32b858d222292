import { useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { useSteadyLoading } from '@vyloha/ui';
import styles from './loading-bar.module.css';

/** A bar at the top while another page is loading, shown for a minimum time. */
export function LoadingBar() {
  const { t } = useTranslation('shell');
  const isLoading = useSteadyLoading(useNavigation().state !== 'idle');
  return isLoading && <div className={styles.bar} role="progressbar" aria-label={t('loading')} />;
}
