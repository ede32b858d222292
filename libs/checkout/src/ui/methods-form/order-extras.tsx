import { CheckboxField, TextareaField, TextField, type FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Disclosure } from '@vyloha/ui';
import styles from './methods-form.module.css';

interface OrderExtrasProps {
  field: (name: string) => FormField;
  takesCustomOrderNumber: boolean;
}

const consents = ['newsletter', 'complianceSmsMarketing', 'complianceHeureka', 'complianceZbozi'] as const;

/** Optional extras: notes and consents. */
export function OrderExtras({ field, takesCustomOrderNumber }: OrderExtrasProps) {
  const { t } = useTranslation('checkout');
  const notes = [field('note'), field('note_for_shipper')];
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
        {consents.map((name) => (
          <CheckboxField key={name} field={field(name)} label={t(`methods.${name}`)} />
        ))}
      </Disclosure>
    </div>
  );
}
