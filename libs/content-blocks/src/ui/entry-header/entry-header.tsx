import { ButtonLink, Picture } from '@vyloha/ui';
import { useId } from 'react';
import type { EntryHeader as Entry } from '../../model/home/entry-header';
import styles from './entry-header.module.css';

/** Welcome section: a short text, a picture and a link. */
export function EntryHeader({ entry: { title, text, image, button } }: { entry: Entry }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.entry}>
      <div className={styles.text}>
        <h2 id={titleId}>{title}</h2>
        {text !== null && <p>{text}</p>}
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
