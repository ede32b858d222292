import { useTranslation } from '@vyloha/i18n';
import { Link } from '@vyloha/ui';
import { branchListPath, noFilter } from '../../model/branch-filter';
import type { BranchDetail } from '../../model/branch';
import { AcceptedPayments } from '../accepted-payments/accepted-payments';
import styles from './branch-page.module.css';

type Contact = Pick<
  BranchDetail,
  'address' | 'region' | 'phone' | 'email' | 'mapUrl' | 'reviewUrl' | 'acceptedPayments'
>;

/** Address, phone, e-mail and how to pay, with links to a map and to reviews. */
export function BranchContact({ branch }: { branch: Contact }) {
  const { address, region, phone, email, mapUrl, reviewUrl, acceptedPayments } = branch;
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
      {acceptedPayments.length > 0 && (
        <p>
          <AcceptedPayments payments={acceptedPayments} />
        </p>
      )}
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
