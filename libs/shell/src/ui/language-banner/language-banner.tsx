import { choicesPath } from '@vyloha/session';
import { Button, ButtonLink, Container, Icon } from '@vyloha/ui';
import type { LanguageOffer } from '../../model/shell-data';
import { CloseForm } from '../close-form/close-form';
import { useClosing } from '../close-form/use-closing';
import styles from './language-banner.module.css';

interface LanguageBannerProps {
  offer: LanguageOffer;
  here: string;
  /** The page in that language, where it has a domain of its own. */
  href?: string | undefined;
}

/** Offers the other language, in its own words, to a shopper whose browser prefers it. */
export function LanguageBanner({ offer, here, href }: LanguageBannerProps) {
  const { isClosed, onSubmit } = useClosing();
  if (isClosed) return null;
  return (
    <aside className={styles.banner} lang={offer.locale} aria-label={offer.text} data-notice="language">
      <Container className={styles.row}>
        <p className={styles.text}>{offer.text}</p>
        {href === undefined ? (
          <form method="post" action={choicesPath}>
            <input type="hidden" name="redirectTo" value={here} />
            <Button type="submit" size="small" name="locale" value={offer.locale}>
              {offer.accept}
            </Button>
          </form>
        ) : (
          <ButtonLink to={href} size="small">
            {offer.accept}
          </ButtonLink>
        )}
        <CloseForm notice="language" here={here} onSubmit={onSubmit}>
          <button className={styles.close} aria-label={offer.close}>
            <Icon name="close" />
          </button>
        </CloseForm>
      </Container>
    </aside>
  );
}
