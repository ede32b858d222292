import { CheckboxField, TextareaField, TextField, type FormField } from '@vyloha/forms';
import { fieldNamesWith } from '@vyloha/forms/rules';
import { useTranslation } from '@vyloha/i18n';
import { orderAttributes } from '@vyloha/orders';
import { Disclosure } from '@vyloha/ui';
import {
  confirmationFields,
  type ConfirmationField,
  type ConfirmationSwitch,
} from '../../model/placing/confirmation-fields';
import styles from './methods-form.module.css';

interface OrderExtrasProps {
  field: (name: string) => FormField;
  /** Optional fields that the shop asks for. */
  enabledSwitches: readonly ConfirmationSwitch[];
}

const noteNames = fieldNamesWith(confirmationFields, { group: 'notes' });
const consentNames = fieldNamesWith(confirmationFields, { group: 'consents' });

function switchOf(name: (typeof consentNames | typeof orderAttributes)[number]): ConfirmationSwitch | undefined {
  const field: ConfirmationField = confirmationFields[name];
  return field.enabledBy;
}

/** Optional extras: what the order's page shows, notes and consents. */
export function OrderExtras({ field, enabledSwitches }: OrderExtrasProps) {
  const { t } = useTranslation('checkout');
  const { t: tOrders } = useTranslation('orders');
  const notes = noteNames.map((name) => field(name));
  const isEnabled = (name: Parameters<typeof switchOf>[0]) => {
    const enabledBy = switchOf(name);
    return enabledBy === undefined || enabledSwitches.includes(enabledBy);
  };
  const consents = consentNames.filter(isEnabled);
  const isAnyFilled = notes.some(({ initialValue, errors }) => initialValue || errors);
  return (
    <div className={styles.extras}>
      {orderAttributes.filter(isEnabled).map((name) => (
        <TextField key={name} field={field(name)} label={tOrders(`field.${name}`)} />
      ))}
      <Disclosure title={t('methods.notes')} isInitiallyOpen={isAnyFilled}>
        <div className={styles.fields}>
          {notes.map((note) => (
            <TextareaField key={note.name} field={note} label={t(`methods.${note.name}`)} rows={3} />
          ))}
        </div>
      </Disclosure>
      <fieldset className={styles.consents}>
        <legend>{t('methods.consents')}</legend>
        {consents.map((name) => (
          <CheckboxField key={name} field={field(name)} label={t(`methods.${name}`)} />
        ))}
      </fieldset>
    </div>
  );
}
