import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import type { ReactNode } from 'react';
import styles from './sticky-header.module.css';
import { useStickyHeader } from './use-sticky-header';

/** Shows the header when the shopper scrolls up; where the feature is on, with JavaScript only. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const { ref, state } = useStickyHeader(isFeatureVisible(usePublicConfig(), 'stickyHeader'));
  return (
    <div ref={ref} className={styles.sticky} data-sticky={state}>
      {children}
    </div>
  );
}
