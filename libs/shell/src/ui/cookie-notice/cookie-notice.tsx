import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths, legalPageSlugs } from '@vyloha/links';
import { Button, Container } from '@vyloha/ui';
import { closeNoticePath } from '../../model/closed-notices';
import styles from './cookie-notice.module.css';

/** Tells of cookies until it is closed; closing is a form. Pages kept for all guests hide it by `data-closed`. */
export function CookieNotice({ here }: { here: string }) {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.notice} aria-label={t('cookies.title')} data-notice="consent">
      <Container className={styles.row}>
        <p>
          {t('cookies.text')} <a href={paths.page(legalPageSlugs.privacy)}>{t('cookies.more')}</a>
        </p>
        <Form method="post" action={closeNoticePath} preventScrollReset>
          <input type="hidden" name="notice" value="consent" />
          <input type="hidden" name="redirectTo" value={here} />
          <Button type="submit" variant="secondary" size="small">
            {t('cookies.close')}
          </Button>
        </Form>
      </Container>
    </section>
  );
}
