import clsx from 'clsx';
import type { ReactNode } from 'react';
import { transitions } from '../transitions/transitions';
import { useDropdown } from './use-dropdown';
import styles from './dropdown.module.css';

export interface DropdownProps {
  /** Content of the button that opens it. */
  trigger: ReactNode;
  /** The button's accessible name when `trigger` is an icon alone. */
  label?: string | undefined;
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Whether hovering opens it; a click always does. */
  opensOnHover?: boolean | undefined;
  /** Called each time it opens, e.g. to fetch what it shows. */
  onOpen?: (() => void) | undefined;
  className?: string | undefined;
  triggerClassName?: string | undefined;
  panelClassName?: string | undefined;
}

/**
 * A panel under a button, made of details and summary: it opens by a click without JavaScript. JavaScript adds opening
 * on hover, closing on Escape, an outside click or a followed link, and a position within the screen.
 */
export function Dropdown({
  trigger,
  label,
  children,
  align = 'start',
  opensOnHover = true,
  onOpen,
  ...classes
}: DropdownProps) {
  const { detailsRef, panelRef, handlers } = useDropdown({ align, opensOnHover, onOpen });
  return (
    <details ref={detailsRef} className={clsx(styles.dropdown, classes.className)} {...handlers}>
      <summary className={clsx(styles.trigger, classes.triggerClassName)} aria-label={label}>
        {trigger}
      </summary>
      <div ref={panelRef} className={clsx(styles.panel, styles[align], transitions.fade, classes.panelClassName)}>
        {children}
      </div>
    </details>
  );
}
