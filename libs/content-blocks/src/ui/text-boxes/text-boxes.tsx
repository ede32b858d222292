import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { Icon } from '@vyloha/ui';
import type { TextBox } from '../../model/blocks/block-fields';
import { toIconName } from '../to-icon-name';
import styles from './text-boxes.module.css';

/** Short texts in boxes of equal height. */
export function TextBoxes({ boxes }: { boxes: readonly TextBox<readonly RichTextNode[]>[] }) {
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ icon, title, text }, index) => {
        const iconName = toIconName(icon);
        return (
          <li key={index} className={styles.box}>
            {iconName && (
              <span className={styles.icon}>
                <Icon name={iconName} size={24} />
              </span>
            )}
            {title && <h3 className={styles.title}>{title}</h3>}
            <RichText nodes={text} />
          </li>
        );
      })}
    </ul>
  );
}
