import { Form } from '@remix-run/react';
import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import type { NewsletterRefusal } from '../../model/newsletter';
import { EmailRow } from './email-row';
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
  return (
    <Form method="post" action={paths.newsletter()} className={styles.form} preventScrollReset>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="redirectTo" value={currentPath} />
      <EmailRow
        submit={t('newsletter.submit')}
        refusal={refusal}
        hint={
          <>
            {t('newsletter.consent', { years: limits.consentKeptYears })}{' '}
            <a href={paths.newsletterUnsubscribe()}>{t('newsletter.leave')}</a> ·{' '}
            <a href={paths.page(legalPageSlugs.privacy)}>{t('cookies.more')}</a>
          </>
        }
      />
    </Form>
  );
}
