import { TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { useRef, type ComponentProps } from 'react';
import styles from './company-lookup.module.css';
import { useCompanyLookup } from './use-company-lookup';

/**
 * The company number with the lookup in the register: by itself once the number is complete, or by its button, which
 * without script posts the form.
 */
export function CompanyLookupField({ field, ...props }: ComponentProps<typeof TextField>) {
  const { t } = useTranslation('checkout');
  const { state, lookUp, lookUpComplete } = useCompanyLookup();
  const rowRef = useRef<HTMLDivElement>(null);
  const findInput = () => rowRef.current?.querySelector<HTMLInputElement>(`[name="${field.name}"]`) ?? null;
  return (
    <div className={styles.lookup}>
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
