import { ButtonLink } from '@vyloha/ui';
import { useId, type ReactNode } from 'react';
import type { BlockButton } from '../../model/content-block';
import styles from './block-section.module.css';

export interface BlockSectionProps {
  title: string | null;
  button: BlockButton | null;
  children: ReactNode;
}

/** A part of the page with its heading and the way to more of the same. */
export function BlockSection({ title, button, children }: BlockSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={title ? titleId : undefined} className={styles.section}>
      {title && <h2 id={titleId}>{title}</h2>}
      {children}
      {button && (
        <ButtonLink
          to={button.to}
          variant={button.isSecondary ? 'secondary' : 'primary'}
          iconAfter="arrow-right"
          className={styles.button}
        >
          {button.text}
        </ButtonLink>
      )}
    </section>
  );
}
