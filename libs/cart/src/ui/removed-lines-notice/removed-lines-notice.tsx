import { delays } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { AutoDismissAlert } from '@vyloha/ui';

/** Temporary notice that lines were removed because their products are no longer sold. */
export function RemovedLinesNotice() {
  const { t } = useTranslation('cart');
  return (
    <AutoDismissAlert tone="danger" role="alert" duration={delays.invalidCartNotice}>
      {t('remove.invalid')}
    </AutoDismissAlert>
  );
}
