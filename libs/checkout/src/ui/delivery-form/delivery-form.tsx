import { Form, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { Alert, Button, Link } from '@vyloha/ui';
import type { InitialDetails } from '../../model/delivery-details/delivery-details';
import { deliveryDetailsInput } from '../../model/delivery-details/delivery-details-input';
import { LinkedText } from '../linked-text/linked-text';
import styles from './delivery-form.module.css';
import { OptionalSectionFields, SectionFields, useFieldLabels } from './section-fields';

type ValidatedFormOptions = Parameters<typeof useValidatedForm<typeof deliveryDetailsInput>>[0];

interface DeliveryFormProps {
  details: InitialDetails;
  lastResult: ValidatedFormOptions['lastResult'];
  /** The currency of the selected country, when it is not the active one. */
  currencyToSwitchTo: string | null;
  /** What the shop has filled in. */
  notice: string | null;
  hasCompanyRegister: boolean;
}

/** Enter in a field presses the first button of its form: this one goes on, others only fill something in. */
function DefaultButton() {
  return <button type="submit" tabIndex={-1} aria-hidden className={styles.default} />;
}

/** Contact and delivery details. */
export function DeliveryForm({ details, lastResult, currencyToSwitchTo, notice, ...options }: DeliveryFormProps) {
  const { t } = useTranslation('checkout');
  const labels = useFieldLabels();
  const { formProps, fields, errors } = useValidatedForm({
    id: 'delivery',
    schema: deliveryDetailsInput,
    lastResult,
    defaultValue: details,
  });
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" {...formProps}>
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
          <SectionFields section="contact" fields={fields} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('delivery.address')}</legend>
          <SectionFields section="address" fields={fields} />
          {currencyToSwitchTo && (
            <Button type="submit" variant="secondary" name="currency" value={currencyToSwitchTo}>
              {t('delivery.switchCurrency', { currency: currencyToSwitchTo })}
            </Button>
          )}
        </fieldset>
        <div className={styles.sections}>
          <OptionalSectionFields section="recipient" fields={fields} />
          <OptionalSectionFields section="business" fields={fields} {...options} />
          <OptionalSectionFields section="billing" fields={fields} />
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
    </Form>
  );
}
