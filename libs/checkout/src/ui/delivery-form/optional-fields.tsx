import { FieldGroup, TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { OptionalSection } from '../optional-section/optional-section';
import { AddressFields } from './address-fields';
import styles from './delivery-form.module.css';
import type { DeliveryFields } from './delivery-fields';

/** Optional sections behind checkboxes: another recipient, a business, a billing address. */
export function OptionalFields({ fields }: { fields: DeliveryFields }) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.sections}>
      <OptionalSection field={fields.differentAddress} label={t('field.differentAddress')}>
        <TextField field={fields.shippingFullName} label={t('field.shippingFullName')} autoComplete="shipping name" />
        <TextField
          field={fields.shippingPhone}
          label={t('field.shippingPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
        />
        <TextField
          field={fields.shippingBusinessName}
          label={t('field.shippingBusinessName')}
          autoComplete="shipping organization"
        />
      </OptionalSection>
      <OptionalSection field={fields.isBusiness} label={t('field.isBusiness')}>
        <TextField
          field={fields.businessName}
          label={t('field.businessName')}
          isMarkedOptional={false}
          autoComplete="organization"
        />
        <FieldGroup isPair>
          <TextField field={fields.tin} label={t('field.tin')} inputMode="numeric" />
          <TextField field={fields.vatin} label={t('field.vatin')} />
        </FieldGroup>
        <TextField field={fields.vatinsvk} label={t('field.vatinsvk')} hint={t('field.vatinsvkHint')} />
      </OptionalSection>
      <OptionalSection field={fields.billingInfo} label={t('field.billingInfo')} hint={t('field.billingInfoHint')}>
        <TextField field={fields.billingName} label={t('field.billingName')} autoComplete="billing name" />
        <AddressFields
          purpose="billing"
          fields={{
            street: fields.billingStreet,
            houseNumber: fields.billingHouseNumber,
            city: fields.billingCity,
            postcode: fields.billingPostcode,
            country: fields.billingCountry,
          }}
        />
      </OptionalSection>
    </div>
  );
}
