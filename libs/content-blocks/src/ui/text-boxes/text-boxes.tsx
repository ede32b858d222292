import { keepPrepositions } from '@vyloha/i18n';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { Icon } from '@vyloha/ui';
import type { TextBox } from '../../model/content-block';
import { knownIconName } from '../known-icon-name';
import styles from './text-boxes.module.css';

/** Short texts in boxes of equal height. */
export function TextBoxes({ boxes }: { boxes: readonly TextBox<readonly RichTextNode[]>[] }) {
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ icon, title, text }, index) => {
        const iconName = knownIconName(icon);
        return (
          <li key={index} className={styles.box}>
            {iconName && (
              <span className={styles.mark}>
                <Icon name={iconName} size={24} />
              </span>
            )}
            {title && <h3 className={styles.title}>{keepPrepositions(title)}</h3>}
            <RichText nodes={text} />
          </li>
        );
      })}
    </ul>
  );
}
