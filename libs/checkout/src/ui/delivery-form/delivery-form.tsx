import { Form, useNavigation } from '@remix-run/react';
import { AddressAdvice } from '@vyloha/account/ui';
import type { VatNumberState } from '@vyloha/account';
import { ErrorSummary, FieldStack, RadioCards, useValidatedForm, type FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { Alert, Button, DefaultButton, Icon, Link, LinkedText } from '@vyloha/ui';
import clsx from 'clsx';
import { useMemo } from 'react';
import type { InitialDetails } from '../../model/delivery-details/delivery-details';
import { shipToField, type AddressBook } from '../../model/address-book/saved-address';
import { createDeliveryDetailsInput } from '../../model/delivery-details/delivery-details-input';
import { pickUpField } from '../../model/delivery-details/delivery-rules';
import type { DeliverySettings } from '../../model/delivery-details/delivery-settings';
import { AddressBookField, ShipToShippingAddress } from '../address-book/address-book-field';
import styles from './delivery-form.module.css';
import { OptionalSectionFields, SectionFields, useAddressLabels, useFieldLabels } from './section-fields';

type DeliverySchema = ReturnType<typeof createDeliveryDetailsInput>;
type ValidatedFormOptions = Parameters<typeof useValidatedForm<DeliverySchema>>[0];

interface DeliveryFormProps {
  details: InitialDetails & Record<typeof pickUpField, string>;
  settings: DeliverySettings;
  lastResult: ValidatedFormOptions['lastResult'];
  /** The currency of the selected country, when it is not the active one. */
  currencyToSwitchTo: string | null;
  /** What the shop has filled in. */
  notice: string | null;
  hasCompanyRegister: boolean;
  vatNumberState: VatNumberState | null;
  addresses: AddressBook;
}

/** Whether the order goes to an address or is picked up: then CSS hides the address, which is not needed. */
function HandOver({ field, settings: { pickUps } }: { field: FormField; settings: DeliverySettings }) {
  const { t } = useTranslation('checkout');
  if (pickUps.length === 0) return null;
  const { id, name, errorId, descriptionId, key, errors } = field;
  const cards = pickUps.map((shipper) => ({
    value: shipper.id,
    title: shipper.name,
    description: t('delivery.pickUpHint'),
    image: <Icon name="store" />,
  }));
  const toAddress = { value: '', title: t('delivery.toAddress'), image: <Icon name="truck" /> };
  return (
    <RadioCards
      field={{ id, name, errorId, descriptionId, key, errors, initialValue: field.initialValue ?? '' }}
      className={styles.handOver}
      legend={t('delivery.handOver')}
      cards={[toAddress, ...cards]}
    />
  );
}

/** Contact and delivery details. */
export function DeliveryForm({ details, lastResult, currencyToSwitchTo, notice, ...options }: DeliveryFormProps) {
  const { t } = useTranslation('checkout');
  const labels = useFieldLabels();
  const addressLabels = useAddressLabels();
  const { settings } = options;
  const schema = useMemo(() => createDeliveryDetailsInput(settings), [settings]);
  const { formProps, fields, errors } = useValidatedForm({
    id: 'delivery',
    schema,
    lastResult,
    defaultValue: details,
  });
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" {...formProps} className={styles.form}>
      <AddressAdvice formId={formProps.id} labels={addressLabels}>
        <FieldStack>
          <DefaultButton />
          {notice && (
            <Alert tone="success">
              <p>{notice}</p>
            </Alert>
          )}
          <ErrorSummary form={errors} labels={labels} />
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('delivery.contact')}</legend>
            <SectionFields section="contact" fields={fields} {...options} />
          </fieldset>
          <HandOver field={fields[pickUpField]} settings={settings} />
          <fieldset className={clsx(styles.group, styles.address)}>
            <legend className={styles.legend}>{t('delivery.address')}</legend>
            {settings.switches.includes(shipToField) && <ShipToShippingAddress addresses={options.addresses} />}
            <AddressBookField type="shipping" addresses={options.addresses} />
            <SectionFields section="address" fields={fields} {...options} />
            {currencyToSwitchTo && (
              <Button type="submit" variant="secondary" name="currency" value={currencyToSwitchTo}>
                {t('delivery.switchCurrency', { currency: currencyToSwitchTo })}
              </Button>
            )}
          </fieldset>
          <div className={styles.sections}>
            <OptionalSectionFields section="recipient" fields={fields} {...options} />
            <OptionalSectionFields section="business" fields={fields} {...options} />
            <OptionalSectionFields section="billing" fields={fields} {...options} />
          </div>
          <p className={styles.privacy}>
            <LinkedText
              text={t('delivery.privacy')}
              link={<Link to={paths.page(legalPageSlugs.privacy)}>{t('delivery.privacyLink')}</Link>}
            />
          </p>
          <Button type="submit" size="large" isWide iconAfter="arrow-right" isBusy={isSending}>
            {t('delivery.submit')}
          </Button>
        </FieldStack>
      </AddressAdvice>
    </Form>
  );
}
