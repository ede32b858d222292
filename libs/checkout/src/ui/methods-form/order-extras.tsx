import { CheckboxField, TextareaField, TextField, type FormField } from '@vyloha/forms';
import { fieldNamesWith } from '@vyloha/forms/rules';
import { useTranslation } from '@vyloha/i18n';
import { Disclosure } from '@vyloha/ui';
import { confirmationFields } from '../../model/placing/confirmation-fields';
import styles from './methods-form.module.css';

interface OrderExtrasProps {
  field: (name: string) => FormField;
  takesCustomOrderNumber: boolean;
}

const noteNames = fieldNamesWith(confirmationFields, { group: 'notes' });
const consentNames = fieldNamesWith(confirmationFields, { group: 'consents' });

/** Optional extras: notes and consents. */
export function OrderExtras({ field, takesCustomOrderNumber }: OrderExtrasProps) {
  const { t } = useTranslation('checkout');
  const notes = noteNames.map((name) => field(name));
  const isAnyFilled = notes.some(({ initialValue, errors }) => initialValue || errors);
  return (
    <div>
      {takesCustomOrderNumber && (
        <TextField field={field('customOrderNumber')} label={t('methods.customOrderNumber')} />
      )}
      <Disclosure title={t('methods.notes')} isInitiallyOpen={isAnyFilled}>
        <div className={styles.fields}>
          {notes.map((note) => (
            <TextareaField key={note.name} field={note} label={t(`methods.${note.name}`)} rows={3} />
          ))}
        </div>
      </Disclosure>
      <Disclosure title={t('methods.consents')}>
        {consentNames.map((name) => (
          <CheckboxField key={name} field={field(name)} label={t(`methods.${name}`)} />
        ))}
      </Disclosure>
    </div>
  );
}
