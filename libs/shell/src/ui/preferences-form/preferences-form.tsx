import { Icon } from '@vyloha/ui';
import { paths } from '@vyloha/links';
import styles from './preferences-form.module.css';

/** A display preference; selecting it submits the form. */
export interface PreferenceOption {
  /** Form field of the preference. */
  field: 'currency' | 'locale' | 'displayVat' | 'displayBothPrices';
  value: string;
  /** Label on the closed dropdown and on inline buttons. */
  shortLabel: string;
  name: string;
  isSelected: boolean;
  /** URL of the option; with it the option is a link. */
  href?: string | undefined;
}

interface PreferencesFormProps {
  label: string;
  options: readonly PreferenceOption[];
  currentPath: string;
  /** Side by side instead of stacked. */
  isInline?: boolean;
}

/** Options as buttons of a form, so that they work without JavaScript. */
export function PreferencesForm({ label, options, currentPath, isInline = false }: PreferencesFormProps) {
  return (
    <form method="post" action={paths.preferences()} className={isInline ? styles.row : styles.list} aria-label={label}>
      <input type="hidden" name="redirectTo" value={currentPath} />
      {options.map((option) => (
        <PreferenceButton key={option.field + option.value} option={option} isInline={isInline} />
      ))}
    </form>
  );
}

function PreferenceButton({ option, isInline }: { option: PreferenceOption; isInline: boolean }) {
  const { field, value, shortLabel, name, isSelected, href } = option;
  const className = isInline ? styles.short : styles.option;
  if (href !== undefined)
    return (
      <a href={href} className={className} hrefLang={value} aria-current={isSelected || undefined}>
        {name}
      </a>
    );
  return (
    <button
      name={field}
      value={value}
      className={className}
      aria-pressed={isSelected}
      title={isInline ? name : undefined}
    >
      {isInline ? shortLabel : name}
      {!isInline && isSelected && <Icon name="check" size={16} />}
    </button>
  );
}
