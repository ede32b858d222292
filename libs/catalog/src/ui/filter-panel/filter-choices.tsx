import { Checkbox } from '@vyloha/ui';
import type { FilterChoice } from '../../model/filter-view';
import styles from './filter-panel.module.css';

interface FilterChoicesProps {
  name: string;
  title: string;
  choices: readonly FilterChoice[];
  withColors: boolean;
}

/** Values of which any will do. */
export function FilterChoices({ name, title, choices, withColors }: FilterChoicesProps) {
  return (
    <ul className={styles.choices} aria-label={title}>
      {choices.map(({ slug, title: text, colorHex, count, isChosen }) => (
        <li key={slug}>
          <Checkbox
            name={name}
            value={slug}
            defaultChecked={isChosen}
            className={styles.choice}
            label={
              <>
                {withColors && colorHex !== null && (
                  <span className={styles.swatch} style={{ backgroundColor: colorHex }} />
                )}
                {text} <span className={styles.count}>({count})</span>
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
