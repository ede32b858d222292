import { keepPrepositions } from '@vyloha/i18n';
import { Icon, readableOn } from '@vyloha/ui';
import type { InfoBox } from '../../model/info-box';
import styles from './info-boxes.module.css';

/** Short pieces of news, each on the ground its editor chose, in the text colour that reads on it. */
export function InfoBoxes({ boxes }: { boxes: readonly InfoBox[] }) {
  if (boxes.length === 0) return null;
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ id, color, text }) => {
        const ground = readableOn(color);
        return (
          <li
            key={id}
            className={styles.box}
            style={ground ? { backgroundColor: ground.background, color: ground.text } : undefined}
          >
            <Icon name="info" size={24} />
            <p>{keepPrepositions(text)}</p>
          </li>
        );
      })}
    </ul>
  );
}
