import { useTranslation } from '@vyloha/i18n';
import { Checkbox } from '@vyloha/ui';
import type { FilterChoice } from '../../model/listing/filter-view';
import styles from './filter-panel.module.css';

interface FilterChoicesProps {
  name: string;
  title: string;
  choices: readonly FilterChoice[];
  withColors: boolean;
}

/** A longer list is looked over with a second look only. */
const seenAtOnce = 10;

/** Values of which any will do; those of a long list are folded, unless one of them is chosen. */
export function FilterChoices({ choices, ...group }: FilterChoicesProps) {
  const { t } = useTranslation('catalog');
  const { title } = group;
  const further = choices.length > seenAtOnce + 1 ? choices.slice(seenAtOnce) : [];
  return (
    <>
      <ChoiceList {...group} choices={choices.slice(0, choices.length - further.length)} />
      {further.length > 0 && (
        <details className={styles.further} open={further.some(({ isChosen }) => isChosen)}>
          <summary>{t('filter.further', { count: further.length })}</summary>
          <ChoiceList {...group} title={t('filter.furtherOf', { title })} choices={further} />
        </details>
      )}
    </>
  );
}

function ChoiceList({ name, title, choices, withColors }: FilterChoicesProps) {
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
