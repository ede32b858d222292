import { useEffect, useRef } from 'react';
import { useTranslation } from '@vyloha/i18n';
import { Alert } from '@vyloha/ui';
import { useErrorText } from '../fields/use-error-text';
import styles from './error-summary.module.css';

/** The state of a form after it was refused. */
export interface FormErrors {
  formId: string;
  /** Errors by field name; form-level errors under the empty name. */
  errors: Readonly<Record<string, readonly string[] | null | undefined>>;
  /** Changes with every refusal, so that each one moves the focus. */
  refusals: number;
}

interface ErrorSummaryProps {
  form: FormErrors;
  /** Labels by field name, in front of their messages. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** The first message of each field. */
function listFieldErrors({ errors }: FormErrors) {
  return Object.entries(errors).flatMap(([name, messages]) => {
    const message = messages?.[0];
    return name === '' || message === undefined ? [] : [{ name, message }];
  });
}

/** Errors at the top of a refused form, with links to the fields; receives the focus, also without JavaScript. */
export function ErrorSummary({ form, labels = {} }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  const summary = useRef<HTMLDivElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const fieldErrors = listFieldErrors(form);
  const formErrors = form.errors['']?.map(errorText) ?? [];
  if (refusals === 0 || fieldErrors.length + formErrors.length === 0) return null;
  // Without a field to correct, the first message says what happened.
  const title = fieldErrors.length > 0 ? t('summary', { count: fieldErrors.length }) : formErrors.shift();
  const focusOnLoad = { autoFocus: true };
  return (
    <div ref={summary} className={styles.summary} tabIndex={-1} {...focusOnLoad}>
      <Alert tone="danger" role="alert" title={title}>
        {fieldErrors.length + formErrors.length > 0 && (
          <ul className={styles.list}>
            {formErrors.map((message) => (
              <li key={message}>{message}</li>
            ))}
            {fieldErrors.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${form.formId}-${name}`}>{[labels[name], errorText(message)].filter(Boolean).join(': ')}</a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
