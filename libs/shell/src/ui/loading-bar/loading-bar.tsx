import { useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { useSteadyLoading } from '@vyloha/ui';
import styles from './loading-bar.module.css';

/** Runs along the top while another page is fetched, and long enough to be seen. */
export function LoadingBar() {
  const { t } = useTranslation('shell');
  const isLoading = useSteadyLoading(useNavigation().state !== 'idle');
  return isLoading && <div className={styles.bar} role="progressbar" aria-label={t('loading')} />;
}
