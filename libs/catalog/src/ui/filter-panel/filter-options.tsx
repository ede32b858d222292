import { useTranslation } from '@vyloha/i18n';
import { Checkbox } from '@vyloha/ui';
import type { FilterOption } from '../../model/listing/filter-view';
import styles from './filter-panel.module.css';

interface FilterOptionsProps {
  name: string;
  title: string;
  options: readonly FilterOption[];
  withColors: boolean;
}

/** Longer lists are collapsed. */
const initialCount = 10;

/** Values combined by OR; those of a long list are collapsed, unless one of them is selected. */
export function FilterOptions({ options, ...group }: FilterOptionsProps) {
  const { t } = useTranslation('catalog');
  const { title } = group;
  const collapsedOptions = options.length > initialCount + 1 ? options.slice(initialCount) : [];
  return (
    <>
      <OptionList {...group} options={options.slice(0, options.length - collapsedOptions.length)} />
      {collapsedOptions.length > 0 && (
        <details className={styles.collapsed} open={collapsedOptions.some(({ isSelected }) => isSelected)}>
          <summary>{t('filter.further', { count: collapsedOptions.length })}</summary>
          <OptionList {...group} title={t('filter.furtherOf', { title })} options={collapsedOptions} />
        </details>
      )}
    </>
  );
}

function OptionList({ name, title, options, withColors }: FilterOptionsProps) {
  return (
    <ul className={styles.options} aria-label={title}>
      {options.map(({ slug, title: text, colorHex, count, isSelected }) => (
        <li key={slug}>
          <Checkbox
            name={name}
            value={slug}
            defaultChecked={isSelected}
            className={styles.option}
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
