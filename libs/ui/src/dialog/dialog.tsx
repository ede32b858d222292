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
  /** Asked for by Escape, the cross and a click beside the dialog. */
  onClose: () => void;
  title: string;
  size?: DialogSize | undefined;
  children: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  /** `sheet` fills the height at the screen's side. */
  look?: 'window' | 'sheet' | undefined;
}

/** The browser's own modal dialog: it keeps the focus, closes by Escape and gives the focus back. */
export function Dialog({ isOpen, onClose, title, size = 'md', look = 'window', children, footer }: DialogProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const ref = useModal(isOpen, onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={clsx(
        styles.dialog,
        transitions[look === 'sheet' ? 'slideFromRight' : 'fade'],
        styles[size],
        styles[look],
      )}
      // Closing by `isOpen` ends in the same event and was nobody's wish to close.
      onClose={() => isOpen && onClose()}
    >
      {isOpen && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={t('dialog.close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
