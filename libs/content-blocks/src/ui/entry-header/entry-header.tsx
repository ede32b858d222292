import { keepPrepositions } from '@vyloha/i18n';
import { ButtonLink, Picture } from '@vyloha/ui';
import { useId } from 'react';
import type { EntryHeader as Entry } from '../../model/entry-header';
import styles from './entry-header.module.css';

/** The shop's welcome: a few words, a picture and the way on. */
export function EntryHeader({ entry: { title, text, image, button } }: { entry: Entry }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.entry}>
      <div className={styles.words}>
        <h2 id={titleId}>{keepPrepositions(title)}</h2>
        {text !== null && <p>{keepPrepositions(text)}</p>}
        {button && (
          <ButtonLink to={button.to} variant="secondary" iconAfter="arrow-right">
            {button.text}
          </ButtonLink>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture {...image} width={640} height={320} crop fit="cover" />
        </div>
      )}
    </section>
  );
}
