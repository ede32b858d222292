import { delays } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { AutoDismissAlert } from '@vyloha/ui';
import { removedLinesMessage } from '../../model/lines/removed-lines-message';

/** Temporary notice that lines were removed because their products are no longer sold. @param names as far as they are known */
export function RemovedLinesNotice({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('cart');
  return (
    <AutoDismissAlert tone="danger" role="alert" duration={delays.invalidCartNotice}>
      {removedLinesMessage(names, t)}
    </AutoDismissAlert>
  );
}
