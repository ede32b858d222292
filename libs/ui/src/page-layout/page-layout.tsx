import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Breadcrumb } from '../breadcrumbs/breadcrumbs';
import { Container, type ContainerProps } from '../container/container';
import styles from './page-layout.module.css';

export interface PageLayoutProps extends Pick<ContainerProps, 'width'> {
  /** The way from the home page to this one; missing where a page has none. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** Between the parts of the page; `wide` suits parts that stand alone, as an editor's blocks do. */
  spacing?: 'normal' | 'wide' | undefined;
  children: ReactNode;
}

/** The frame of a page's content: breadcrumbs, then its parts one under another. */
export function PageLayout({ breadcrumbs, spacing = 'normal', width, children }: PageLayoutProps) {
  return (
    <Container width={width}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className={clsx(styles.parts, spacing === 'wide' && styles.wide)}>{children}</div>
    </Container>
  );
}
