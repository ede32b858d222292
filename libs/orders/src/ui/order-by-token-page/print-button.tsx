import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import styles from './order-by-token-page.module.css';

/** Prints the page; takes its space from the start, and shows as soon as it works. */
export function PrintButton() {
  const { t } = useTranslation('orders');
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <Button
      variant="secondary"
      size="small"
      icon="document"
      className={isHydrated ? styles.print : styles.notReady}
      onClick={() => window.print()}
    >
      {t('order.print')}
    </Button>
  );
}
