import { ButtonLink, Dialog, Picture } from '@vyloha/ui';
import type { EntryModal as EntryModalModel } from '../../model/shell-configuration';
import styles from './entry-modal.module.css';

interface EntryModalProps {
  modal: EntryModalModel;
  onClose: () => void;
}

const imageSize = { width: 660, height: 300, crop: true } as const;

/** A modal shown on arrival, once per visitor. */
export function EntryModal({ modal: { title, text, image, button }, onClose }: EntryModalProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} size="md">
      <div className={styles.content}>
        {image && <Picture {...image} {...imageSize} fit="cover" />}
        {text && <p>{text}</p>}
        {button && (
          <ButtonLink to={button.to} onClick={onClose}>
            {button.text}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
