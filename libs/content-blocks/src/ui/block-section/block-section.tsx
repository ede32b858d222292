import { keepPrepositions } from '@vyloha/i18n';
import { ButtonLink, readableOn } from '@vyloha/ui';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import type { BlockButton, BlockGround } from '../../model/content-block';
import styles from './block-section.module.css';

export interface BlockSectionProps {
  title: string | null;
  headingLevel: 2 | 3;
  ground: BlockGround | null;
  button: BlockButton | null;
  children: ReactNode;
}

/** A part of the page with its heading and the way to more of the same, on the ground its editor chose. */
export function BlockSection({ title, headingLevel, ground, button, children }: BlockSectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const colors = ground && readableOn(ground.background, ground.text);
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={clsx(styles.section, colors && styles.ground)}
      style={colors ? { backgroundColor: colors.background, color: colors.text } : undefined}
    >
      {title && <Heading id={titleId}>{keepPrepositions(title)}</Heading>}
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
