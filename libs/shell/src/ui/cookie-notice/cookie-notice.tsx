import { useTranslation } from '@vyloha/i18n';
import { paths, legalPageSlugs } from '@vyloha/links';
import { Button, Container } from '@vyloha/ui';
import { CloseForm } from '../close-form/close-form';
import { useClosing } from '../close-form/use-closing';
import styles from './cookie-notice.module.css';

interface CookieNoticeProps {
  here: string;
  /** Whether anything is measured, which needs a consent that can be refused as easily as given. */
  asksToMeasure: boolean;
}

/** Tells of cookies until it is closed; closing is a form. */
export function CookieNotice({ here, asksToMeasure }: CookieNoticeProps) {
  const { t } = useTranslation('shell');
  const { isClosed, onSubmit } = useClosing();
  if (isClosed) return null;
  return (
    <section className={styles.notice} aria-label={t('cookies.title')} data-notice="consent">
      <Container className={styles.row}>
        <p>
          {t(asksToMeasure ? 'cookies.measuring' : 'cookies.text')}{' '}
          <a href={paths.page(legalPageSlugs.privacy)}>{t('cookies.more')}</a>
        </p>
        <CloseForm notice="consent" here={here} onSubmit={onSubmit} className={styles.buttons}>
          {asksToMeasure ? (
            <>
              <Button type="submit" variant="secondary" size="small" name="measuring" value="no">
                {t('cookies.refuse')}
              </Button>
              <Button type="submit" variant="secondary" size="small" name="measuring" value="yes">
                {t('cookies.agree')}
              </Button>
            </>
          ) : (
            <Button type="submit" variant="secondary" size="small">
              {t('cookies.close')}
            </Button>
          )}
        </CloseForm>
      </Container>
    </section>
  );
}
