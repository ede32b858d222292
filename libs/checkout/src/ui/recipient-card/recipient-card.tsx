import { VatNumberNote } from '@vyloha/account/ui';
import type { VatNumberState } from '@vyloha/account';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Card, Link } from '@vyloha/ui';
import type { DeliveryDetails } from '../../model/delivery-details/delivery-details';
import styles from './recipient-card.module.css';

interface RecipientCardProps {
  details: DeliveryDetails;
  /** The address of delivery, as the loader formatted it. */
  addressLines: readonly string[];
  /** Its name. */
  country: string;
  /** What VIES says about the number for VAT. */
  vatNumberState: VatNumberState | null;
}

/** The contact from the previous step, with a link back to it. */
export function RecipientCard({ details, addressLines, country, vatNumberState }: RecipientCardProps) {
  const { t } = useTranslation('checkout');
  const { fullName, email, phone } = details;
  return (
    <Card as="section" tone="sand" className={styles.card}>
      <div>
        <p className={styles.name}>{details.shippingFullName || fullName}</p>
        <p>{[...addressLines, country].join(', ')}</p>
        <p className={styles.contact}>
          {email} · {details.shippingPhone || phone}
        </p>
        {details.businessName && (
          <p className={styles.contact}>
            {details.businessName} {details.tin && `· ${t('field.tin')} ${details.tin}`}
          </p>
        )}
        <p className={styles.contact}>
          <VatNumberNote state={vatNumberState} />
        </p>
      </div>
      <Link to={paths.checkoutInfo()}>{t('methods.editDetails')}</Link>
    </Card>
  );
}
