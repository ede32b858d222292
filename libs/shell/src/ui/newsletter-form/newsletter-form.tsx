import { Form } from '@remix-run/react';
import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { Button, Field, FieldMessage, Hint, Input, Label } from '@vyloha/ui';
import { useId } from 'react';
import type { NewsletterRefusal } from '../../model/newsletter';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  /** Where on the site the form is. */
  source: 'footer' | 'page';
  /** Where to redirect afterwards. */
  currentPath: string;
  refusal?: NewsletterRefusal | undefined;
}

/** The newsletter sign-up, with a statement of the consent it implies. */
export function NewsletterForm({ source, currentPath, refusal }: NewsletterFormProps) {
  const { t } = useTranslation('shell');
  const [fieldId, hintId, problemId] = [useId(), useId(), useId()];
  return (
    <Form method="post" action={paths.newsletter()} className={styles.form} preventScrollReset>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="redirectTo" value={currentPath} />
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
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? `${problemId} ${hintId}` : hintId}
          />
          <Button type="submit">{t('newsletter.submit')}</Button>
        </div>
        {refusal && <FieldMessage id={problemId}>{refusal.problem}</FieldMessage>}
        <Hint id={hintId}>
          {t('newsletter.consent', { years: limits.consentKeptYears })}{' '}
          <a href={paths.page(legalPageSlugs.privacy)}>{t('cookies.more')}</a>
        </Hint>
      </Field>
    </Form>
  );
}
