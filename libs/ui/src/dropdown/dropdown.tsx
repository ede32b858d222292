import { delays } from '@vyloha/config';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { transitions } from '../transitions/transitions';
import { useDropdown } from './use-dropdown';
import styles from './dropdown.module.css';

export interface DropdownProps {
  /** What stands on the button that opens it. */
  trigger: ReactNode;
  /** The button's accessible name when `trigger` is an icon alone. */
  label?: string | undefined;
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Milliseconds from the pointer's coming to the opening. */
  showDelay?: number | undefined;
  /** Milliseconds from the pointer's leaving to the closing. */
  hideDelay?: number | undefined;
  /** Whether the pointer's coming opens it; a press always does. */
  opensOnHover?: boolean | undefined;
  /** Called each time it opens, e.g. to fetch what it shows. */
  onOpen?: (() => void) | undefined;
  className?: string | undefined;
  triggerClassName?: string | undefined;
  panelClassName?: string | undefined;
}

/**
 * A panel under a button, made of details and summary: it opens by a press without script. Script adds opening on
 * hover, closing by Escape, by a press elsewhere or by a link followed from it, and a place that stays on the screen.
 */
export function Dropdown({
  trigger,
  label,
  children,
  align = 'start',
  showDelay = delays.dropdownShow,
  hideDelay = delays.dropdownHide,
  opensOnHover = true,
  onOpen,
  ...classes
}: DropdownProps) {
  const { detailsRef, panelRef, handlers } = useDropdown({ align, showDelay, hideDelay, opensOnHover, onOpen });
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
