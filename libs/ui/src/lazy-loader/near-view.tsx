import type { ReactNode } from 'react';
import { useInView } from './use-in-view';

/** Most of a second's scrolling below the viewport. */
const renderMargin = '600px';

export interface NearViewProps {
  children: ReactNode;
  /** Reserves the space until then. */
  placeholderClassName?: string | undefined;
}

/**
 * A part far below the fold. The server's document has it for browsers without script; with script it is rendered, from
 * the data that the page already has, once it is nearly scrolled into view.
 */
export function NearView({ children, placeholderClassName }: NearViewProps) {
  const { ref, isInView } = useInView<HTMLDivElement>(renderMargin);
  return (
    <div ref={ref} className={isInView ? undefined : placeholderClassName}>
      {isInView ? children : <noscript>{children}</noscript>}
    </div>
  );
}
