import { useTranslation } from '@vyloha/i18n';
import { paths, legalPageSlugs } from '@vyloha/links';
import { Button, Container } from '@vyloha/ui';
import type { ShellData } from '../../model/shell-data';
import { CloseNoticeForm } from '../close-notice-form/close-notice-form';
import { useCloseNotice } from '../close-notice-form/use-close-notice';
import styles from './cookie-notice.module.css';

interface CookieNoticeProps {
  currentPath: string;
  /** What consents are asked for; to refuse them must be as easy as to give them. */
  consent: ShellData['consent'];
}

/** The cookie notice, shown until it is closed by a form. */
export function CookieNotice({ currentPath, consent }: CookieNoticeProps) {
  const { t } = useTranslation('shell');
  const { isClosed, onSubmit } = useCloseNotice();
  if (isClosed) return null;
  const { purposes } = consent;
  const isAsking = purposes !== '';
  return (
    <section className={styles.notice} aria-label={t('cookies.title')} data-notice="consent">
      <Container className={styles.row}>
        <p>
          {t(isAsking ? 'cookies.ask' : 'cookies.text', { purposes })}{' '}
          {isAsking ? (
            <a href={paths.cookieSettings()}>{t('cookies.details')}</a>
          ) : (
            <a href={paths.page(legalPageSlugs.privacy)}>{t('cookies.more')}</a>
          )}
        </p>
        <CloseNoticeForm
          notice={`consent-${consent.version}`}
          currentPath={currentPath}
          onSubmit={onSubmit}
          className={styles.buttons}
        >
          {isAsking ? (
            <>
              <Button type="submit" variant="secondary" size="small" name="consent" value="none">
                {t('cookies.refuse')}
              </Button>
              <Button type="submit" variant="secondary" size="small" name="consent" value="all">
                {t('cookies.agree')}
              </Button>
            </>
          ) : (
            <Button type="submit" variant="secondary" size="small">
              {t('cookies.close')}
            </Button>
          )}
        </CloseNoticeForm>
      </Container>
    </section>
  );
}
