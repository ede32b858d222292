import { Icon, readableColors } from '@vyloha/ui';
import type { InfoBox } from '../../model/home/info-box';
import styles from './info-boxes.module.css';

/** Short news items, each on its editor's background colour, in a readable text colour. */
export function InfoBoxes({ boxes }: { boxes: readonly InfoBox[] }) {
  if (boxes.length === 0) return null;
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ id, color, text }) => {
        const colors = readableColors(color);
        return (
          <li
            key={id}
            className={styles.box}
            style={colors ? { backgroundColor: colors.background, color: colors.text } : undefined}
          >
            <Icon name="info" size={24} />
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
