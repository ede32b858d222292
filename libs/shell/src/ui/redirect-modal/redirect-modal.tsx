import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Dialog } from '@vyloha/ui';

interface RedirectModalProps {
  phone: string;
  onClose: () => void;
}

/** Tells a customer whose account may not shop here where to turn. */
export function RedirectModal({ phone, onClose }: RedirectModalProps) {
  const { t } = useTranslation('shell');
  const way = (
    <ButtonLink to={paths.contact()} onClick={onClose}>
      {t('redirectModal.contact')}
    </ButtonLink>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('redirectModal.title')} size="sm" footer={way}>
      <p>{t('redirectModal.text', { phone })}</p>
    </Dialog>
  );
}
