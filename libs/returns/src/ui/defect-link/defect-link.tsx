import { useTranslation } from '@vyloha/i18n';
import { Link } from '@vyloha/ui';

/** What else is possible where withdrawing is not what the shopper needs. */
export function DefectLink({ url }: { url: string }) {
  const { t } = useTranslation('returns');
  return (
    <p>
      {t('withdrawal.defect')} <Link to={url}>{t('withdrawal.defectLink')}</Link>
    </p>
  );
}
