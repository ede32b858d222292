import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Dialog } from '@vyloha/ui';

interface RedirectModalProps {
  phone: string;
  onClose: () => void;
}

/** Directs a customer whose account may not shop here to the right place. */
export function RedirectModal({ phone, onClose }: RedirectModalProps) {
  const { t } = useTranslation('shell');
  const contactLink = (
    <ButtonLink to={paths.contact()} onClick={onClose}>
      {t('redirectModal.contact')}
    </ButtonLink>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('redirectModal.title')} size="sm" footer={contactLink}>
      <p>{t('redirectModal.text', { phone })}</p>
    </Dialog>
  );
}
