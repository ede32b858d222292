import { useTranslation } from '@vyloha/i18n';
import { Button, Field, FieldMessage, Hint, Input, Label } from '@vyloha/ui';
import { type ReactNode, useId } from 'react';
import type { NewsletterRefusal } from '../../model/newsletter';
import styles from './newsletter-form.module.css';

interface EmailRowProps {
  submit: string;
  refusal?: NewsletterRefusal | undefined;
  /** Describes the field. */
  hint?: ReactNode;
}

/** The e-mail of a subscriber, with its button. */
export function EmailRow({ submit, refusal, hint }: EmailRowProps) {
  const { t } = useTranslation('shell');
  const [fieldId, hintId, problemId] = [useId(), useId(), useId()];
  const problem = refusal?.problem ?? null;
  const described = [...(problem === null ? [] : [problemId]), ...(hint === undefined ? [] : [hintId])];
  return (
    <Field className={styles.field}>
      <Label htmlFor={fieldId}>{t('newsletter.email')}</Label>
      <div className={styles.row}>
        <Input
          id={fieldId}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={refusal?.email}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={described.join(' ') || undefined}
        />
        <Button type="submit">{submit}</Button>
      </div>
      {problem !== null && <FieldMessage id={problemId}>{problem}</FieldMessage>}
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </Field>
  );
}
