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

function listErrors({ errors }: FormErrors) {
  return Object.entries(errors).flatMap(([name, messages]) => {
    const message = messages?.[0];
    return message === undefined ? [] : [{ name, message }];
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

  const errors = listErrors(form);
  if (refusals === 0 || errors.length === 0) return null;
  const focusOnLoad = { autoFocus: true };
  return (
    <div ref={summary} className={styles.summary} tabIndex={-1} {...focusOnLoad}>
      <Alert tone="danger" role="alert" title={t('summary', { count: errors.length })}>
        <ul className={styles.list}>
          {errors.map(({ name, message }) => (
            <li key={name}>
              {name === '' ? (
                errorText(message)
              ) : (
                <a href={`#${form.formId}-${name}`}>{[labels[name], errorText(message)].filter(Boolean).join(': ')}</a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
