import { delays } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { PassingAlert } from '@vyloha/ui';

/** Says for a while that lines were taken out because their goods are gone. */
export function RemovedLinesNotice() {
  const { t } = useTranslation('cart');
  return (
    <PassingAlert tone="danger" role="alert" duration={delays.invalidCartNotice}>
      {t('remove.invalid')}
    </PassingAlert>
  );
}
