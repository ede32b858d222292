import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { transitions } from '../transitions/transitions';
import { useModal } from './use-modal';
import styles from './dialog.module.css';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'xxl';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the close button and a click on the backdrop. */
  onClose: () => void;
  title: string;
  size?: DialogSize | undefined;
  children: ReactNode;
  /** Buttons in the footer. */
  footer?: ReactNode;
  /** `sheet` fills the height at the side of the screen, `screen` all of it. */
  variant?: 'window' | 'sheet' | 'screen' | undefined;
}

/** The native modal dialog: traps the focus, closes on Escape and restores the focus. */
export function Dialog({ isOpen, onClose, title, size = 'md', variant = 'window', children, footer }: DialogProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const ref = useModal(isOpen, onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={clsx(
        styles.dialog,
        transitions[variant === 'sheet' ? 'slideFromRight' : 'fade'],
        styles[size],
        styles[variant],
      )}
      // Closing by `isOpen` fires the same event, but is not a request to close.
      onClose={() => isOpen && onClose()}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={t('dialog.close')} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
