import { ButtonLink, readableColors } from '@vyloha/ui';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import type { BlockButton, BlockColors } from '../../model/blocks/block-fields';
import styles from './block-section.module.css';

export interface BlockSectionProps {
  title: string | null;
  headingLevel: 2 | 3;
  ground: BlockColors | null;
  button: BlockButton | null;
  children: ReactNode;
}

/** A section of the page with its heading and a link to more, on the editor's background colour. */
export function BlockSection({ title, headingLevel, ground, button, children }: BlockSectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const colors = ground && readableColors(ground.background, ground.text);
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={clsx(styles.section, colors && styles.colored)}
      style={colors ? { backgroundColor: colors.background, color: colors.text } : undefined}
    >
      {title && <Heading id={titleId}>{title}</Heading>}
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
