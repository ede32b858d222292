import { Button, ButtonLink, Container, Icon } from '@vyloha/ui';
import { paths } from '@vyloha/links';
import type { LanguageOffer } from '../../model/shell-data';
import { CloseNoticeForm } from '../close-notice-form/close-notice-form';
import { useCloseNotice } from '../close-notice-form/use-close-notice';
import styles from './language-banner.module.css';

interface LanguageBannerProps {
  offer: LanguageOffer;
  currentPath: string;
  /** The page in that language, where it has its own domain. */
  href?: string | undefined;
}

/** Offers the other language, in that language, to a shopper whose browser prefers it. */
export function LanguageBanner({ offer, currentPath, href }: LanguageBannerProps) {
  const { isClosed, onSubmit } = useCloseNotice();
  if (isClosed) return null;
  return (
    <aside className={styles.banner} lang={offer.locale} aria-label={offer.text} data-notice="language">
      <Container className={styles.row}>
        <p className={styles.text}>{offer.text}</p>
        {href === undefined ? (
          <form method="post" action={paths.preferences()}>
            <input type="hidden" name="redirectTo" value={currentPath} />
            <Button type="submit" size="small" name="locale" value={offer.locale}>
              {offer.accept}
            </Button>
          </form>
        ) : (
          <ButtonLink to={href} size="small">
            {offer.accept}
          </ButtonLink>
        )}
        <CloseNoticeForm notice="language" currentPath={currentPath} onSubmit={onSubmit}>
          <button className={styles.close} aria-label={offer.close}>
            <Icon name="close" />
          </button>
        </CloseNoticeForm>
      </Container>
    </aside>
  );
}
