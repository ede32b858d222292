import { TextField, type FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { useRef, type ComponentProps } from 'react';
import styles from './company-lookup.module.css';
import { companyBeforeField, toCompanyBefore } from '../../model/company/company-fields';
import { useCompanyLookup } from './use-company-lookup';

interface CompanyLookupFieldProps extends ComponentProps<typeof TextField> {
  /** The field with the company's name. */
  nameField: FormField;
}

/** As the page was made with it. */
const initialText = ({ initialValue }: FormField) => (typeof initialValue === 'string' ? initialValue : '');

/**
 * The company number with the lookup in the register: by itself once the number is complete, or by its button, which
 * without script posts the form.
 */
export function CompanyLookupField({ field, nameField, ...props }: CompanyLookupFieldProps) {
  const { t } = useTranslation('checkout');
  const { state, lookUp, lookUpComplete } = useCompanyLookup();
  const rowRef = useRef<HTMLDivElement>(null);
  const findInput = () => rowRef.current?.querySelector<HTMLInputElement>(`[name="${field.name}"]`) ?? null;
  return (
    <div className={styles.lookup}>
      <input
        type="hidden"
        name={companyBeforeField}
        value={toCompanyBefore(initialText(field), initialText(nameField))}
      />
      <div className={styles.row} ref={rowRef}>
        <TextField
          {...props}
          field={field}
          className={styles.number}
          onInput={(event) => lookUpComplete(event.currentTarget)}
        />
        <Button
          type="submit"
          name="fill"
          value="company"
          formNoValidate
          variant="secondary"
          icon="search"
          isBusy={state.isBusy}
          className={styles.button}
          onClick={(event) => {
            const input = findInput();
            if (input === null) return;
            event.preventDefault();
            void lookUp(input, { replacesTyped: true });
          }}
        >
          {t('company.lookUp')}
        </Button>
      </div>
      <p className={styles.message} role="status">
        {state.message}
      </p>
    </div>
  );
}
