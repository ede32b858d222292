import { Link } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Card } from '@vyloha/ui';
import type { DeliveryDetails } from '../../model/delivery-details/delivery-details';
import styles from './recipient-card.module.css';

/** The contact from the previous step, with a link back to it. */
export function RecipientCard({ details }: { details: DeliveryDetails }) {
  const { t } = useTranslation('checkout');
  const { fullName, email, phone, street, houseNumber, postcode, city, country } = details;
  const streetLine = [street, houseNumber].filter(Boolean).join(' ');
  return (
    <Card as="section" tone="sand" className={styles.card}>
      <div>
        <p className={styles.name}>{details.shippingFullName || fullName}</p>
        <p>
          {streetLine}, {postcode} {city}, {t(`country.${country}`)}
        </p>
        <p className={styles.contact}>
          {email} · {details.shippingPhone || phone}
        </p>
        {details.businessName && (
          <p className={styles.contact}>
            {details.businessName} {details.tin && `· ${t('field.tin')} ${details.tin}`}
          </p>
        )}
      </div>
      <Link to={paths.checkoutInfo()}>{t('methods.editDetails')}</Link>
    </Card>
  );
}
