import { useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Container } from '@vyloha/ui';
import { useId } from 'react';
import { paths } from '@vyloha/links';
import { NewsletterForm } from './newsletter-form';
import styles from './newsletter-section.module.css';

/** The newsletter form above the footer; left out on the newsletter page, which has the form already. */
export function NewsletterSection({ currentPath }: { currentPath: string }) {
  const { t } = useTranslation('shell');
  const titleId = useId();
  const isOwnPage = useLocation().pathname === paths.newsletter();
  if (isOwnPage) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Container className={styles.row}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('newsletter.title')}
          </h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <NewsletterForm source="footer" currentPath={currentPath} />
      </Container>
    </section>
  );
}
