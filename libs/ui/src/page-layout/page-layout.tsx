import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Breadcrumb } from '../breadcrumbs/breadcrumbs';
import { Container, type ContainerProps } from '../container/container';
import styles from './page-layout.module.css';

export interface PageLayoutProps extends Pick<ContainerProps, 'width'> {
  /** Breadcrumbs from the home page to this one, if any. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** Gap between the parts of the page; `wide` suits independent parts such as content blocks. */
  spacing?: 'normal' | 'wide' | undefined;
  /** Printed to be kept: forms, further offers and the like are left out on paper. */
  isSheet?: boolean | undefined;
  children: ReactNode;
}

/** Layout of a page's content: breadcrumbs, then its stacked parts. */
export function PageLayout({ breadcrumbs, spacing = 'normal', isSheet, width, children }: PageLayoutProps) {
  return (
    <Container width={width}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className={clsx(styles.parts, spacing === 'wide' && styles.wide)} data-sheet={isSheet}>
        {children}
      </div>
    </Container>
  );
}
