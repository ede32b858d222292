import { isShown, usePublicConfig } from '@vyloha/config';
import type { ReactNode } from 'react';
import styles from './sticky-header.module.css';
import { useStickyHeader } from './use-sticky-header';

/** Brings the header back when the shopper scrolls up; where the shop wants it and with script only. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const { ref, state } = useStickyHeader(isShown(usePublicConfig(), 'stickyHeader'));
  return (
    <div ref={ref} className={styles.sticky} data-sticky={state}>
      {children}
    </div>
  );
}
