import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, Dialog } from '@vyloha/ui';
import type { CompareChange } from '../../model/compare/compare-command';

interface CompareChangeDialogProps {
  change: CompareChange;
  /** Name of the product. */
  name: string;
  onClose: () => void;
}

/** Confirms a change of the compare list and offers links to continue. */
export function CompareChangeDialog({ change, name, onClose }: CompareChangeDialogProps) {
  const { t } = useTranslation('catalog');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={change.text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('compareButton.continue')}
          </Button>
          <ButtonLink to={paths.compare()} iconAfter="arrow-right">
            {t('compareButton.show')}
          </ButtonLink>
        </>
      }
    >
      {name}
    </Dialog>
  );
}
