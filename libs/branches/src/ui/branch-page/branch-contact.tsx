import { useTranslation } from '@vyloha/i18n';
import type { BranchDetail } from '../../model/branch';
import styles from './branch-page.module.css';

/** Address, phone and e-mail, with a map. */
export function BranchContact({ branch: { address, phone, email, mapUrl } }: { branch: BranchDetail }) {
  const { t } = useTranslation('branches');
  return (
    <>
      <address className={styles.address}>
        {address.street}
        <br />
        {address.postcode} {address.city}
      </address>
      <p>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {mapUrl && (
        <p>
          <a href={mapUrl} rel="noreferrer">
            {t('detail.map')}
          </a>
        </p>
      )}
    </>
  );
}
