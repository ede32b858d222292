import { delays } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Alert } from '@vyloha/ui';
import { useEffect, useState } from 'react';

/** Says for a while that lines were taken out because their goods are gone; without script it stays. */
export function RemovedLinesNotice() {
  const { t } = useTranslation('cart');
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setShown(false), delays.invalidCartNotice);
    return () => clearTimeout(timer);
  }, []);

  if (!isShown) return null;
  return (
    <Alert tone="danger" role="alert">
      {t('remove.invalid')}
    </Alert>
  );
}
