import { useActionData } from '@remix-run/react';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container } from '@vyloha/ui';
import type { NewsletterRefusal } from '../../model/newsletter';
import { NewsletterForm } from '../newsletter-form/newsletter-form';
import styles from './newsletter-page.module.css';

/** Where a refused sign-up lands, with what was typed and what is wrong with it. */
export function NewsletterPage() {
  const { t } = useTranslation('shell');
  const refusal = useActionData<NewsletterRefusal>();
  return (
    <Container className={styles.page}>
      <h1>{t('newsletter.title')}</h1>
      <p>{keepPrepositions(t('newsletter.text'))}</p>
      <NewsletterForm source="page" here={paths.home()} refusal={refusal} />
    </Container>
  );
}
