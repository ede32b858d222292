import { CheckboxField, type FormField } from '@vyloha/forms';
import { useState, type ReactNode } from 'react';
import styles from './optional-section.module.css';

interface OptionalSectionProps {
  /** The checkbox that brings the section up. */
  field: FormField;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}

/**
 * Fields behind a checkbox. The style sheet shows and hides them, so no script is needed; with script what was hidden
 * again is not sent either.
 */
export function OptionalSection({ field, label, hint, children }: OptionalSectionProps) {
  const [isSwitchedOff, setSwitchedOff] = useState(false);
  return (
    <div className={styles.section}>
      <div className={styles.switch}>
        <CheckboxField
          field={field}
          label={label}
          hint={hint}
          onChange={(event) => setSwitchedOff(!event.currentTarget.checked)}
        />
      </div>
      <fieldset className={styles.content} aria-label={label} disabled={isSwitchedOff}>
        {children}
      </fieldset>
    </div>
  );
}
