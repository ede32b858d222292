import { useTranslation } from '@vyloha/i18n';
import { Link } from '@vyloha/ui';
import { branchListPath, noFilter } from '../../model/branch-filter';
import type { BranchDetail } from '../../model/branch';
import styles from './branch-page.module.css';

type Contact = Pick<BranchDetail, 'address' | 'region' | 'phone' | 'email' | 'mapUrl' | 'reviewUrl'>;

/** Address, phone and e-mail, with links to a map and to reviews. */
export function BranchContact({ branch: { address, region, phone, email, mapUrl, reviewUrl } }: { branch: Contact }) {
  const { t } = useTranslation('branches');
  return (
    <>
      <address className={styles.address}>
        {address.street}
        <br />
        {address.postcode} {address.city}
        <br />
        <Link to={branchListPath({ ...noFilter, region })} className={styles.region}>
          {t(`region.${region}`)}
        </Link>
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
      {reviewUrl && (
        <p>
          <a href={reviewUrl} rel="noreferrer">
            {t('detail.review')}
          </a>
        </p>
      )}
    </>
  );
}
