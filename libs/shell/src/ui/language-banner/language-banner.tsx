import { choicesPath } from '@vyloha/session';
import { Button, Container, Icon } from '@vyloha/ui';
import type { LanguageOffer } from '../../model/shell-data';
import { CloseForm } from '../close-form/close-form';
import { useClosing } from '../close-form/use-closing';
import styles from './language-banner.module.css';

/** Offers the other language, in its own words, to a shopper whose browser prefers it. */
export function LanguageBanner({ offer, here }: { offer: LanguageOffer; here: string }) {
  const { isClosed, onSubmit } = useClosing();
  if (isClosed) return null;
  return (
    <aside className={styles.banner} lang={offer.locale} aria-label={offer.text} data-notice="language">
      <Container className={styles.row}>
        <p className={styles.text}>{offer.text}</p>
        <form method="post" action={choicesPath}>
          <input type="hidden" name="redirectTo" value={here} />
          <Button type="submit" size="small" name="locale" value={offer.locale}>
            {offer.accept}
          </Button>
        </form>
        <CloseForm notice="language" here={here} onSubmit={onSubmit}>
          <button className={styles.close} aria-label={offer.close}>
            <Icon name="close" />
          </button>
        </CloseForm>
      </Container>
    </aside>
  );
}
