import { useLocation } from '@remix-run/react';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { Container } from '@vyloha/ui';
import { useId } from 'react';
import { newsletterPath } from '../../model/newsletter';
import { NewsletterForm } from './newsletter-form';
import styles from './newsletter-band.module.css';

/** The newsletter's place above the footer; its own page has the form already. */
export function NewsletterBand({ here }: { here: string }) {
  const { t } = useTranslation('shell');
  const titleId = useId();
  const isOwnPage = useLocation().pathname === newsletterPath;
  if (isOwnPage) return null;
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <Container className={styles.row}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('newsletter.title')}
          </h2>
          <p>{keepPrepositions(t('newsletter.text'))}</p>
        </div>
        <NewsletterForm source="footer" here={here} />
      </Container>
    </section>
  );
}
