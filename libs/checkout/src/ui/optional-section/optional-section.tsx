import { CheckboxField, type FormField } from '@vyloha/forms';
import { useState, type ReactNode } from 'react';
import styles from './optional-section.module.css';

interface OptionalSectionProps {
  /** The checkbox that opens the section. */
  field: FormField;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}

/**
 * Fields behind a checkbox. CSS shows and hides them, so no script is needed; with script fields hidden
 * again are not submitted either.
 */
export function OptionalSection({ field, label, hint, children }: OptionalSectionProps) {
  const [isDisabled, setIsDisabled] = useState(false);
  return (
    <div className={styles.section}>
      <div className={styles.switch}>
        <CheckboxField
          field={field}
          label={label}
          hint={hint}
          onChange={(event) => setIsDisabled(!event.currentTarget.checked)}
        />
      </div>
      <fieldset className={styles.content} aria-label={label} disabled={isDisabled}>
        {children}
      </fieldset>
    </div>
  );
}
