import { TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import styles from './delivery-form.module.css';
import type { DeliveryFields } from './delivery-fields';

/** Who orders and how to reach them. */
export function ContactFields({ fields }: { fields: DeliveryFields }) {
  const { t } = useTranslation('checkout');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('delivery.contact')}</legend>
      <TextField field={fields.fullName} label={t('field.fullName')} autoComplete="name" />
      <TextField
        field={fields.email}
        label={t('field.email')}
        hint={t('field.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        field={fields.phone}
        label={t('field.phone')}
        hint={t('field.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </fieldset>
  );
}
