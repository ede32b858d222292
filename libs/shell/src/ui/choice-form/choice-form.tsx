import { choicesPath } from '@vyloha/session';
import { Icon } from '@vyloha/ui';
import styles from './choice-form.module.css';

/** How the shop may be shown; choosing sends it. */
export interface Choice {
  /** Field of the form: which choice this is. */
  field: 'currency' | 'locale' | 'displayVat' | 'displayBothPrices';
  value: string;
  /** What stands on a closed switch, and on one side by side. */
  short: string;
  name: string;
  isChosen: boolean;
  /** Where the choice stands at an address of its own, it is a link. */
  href?: string | undefined;
}

interface ChoiceFormProps {
  label: string;
  choices: readonly Choice[];
  here: string;
  /** Side by side instead of one under another. */
  isInline?: boolean;
}

/** Choices as buttons of a form, so that they work without script. */
export function ChoiceForm({ label, choices, here, isInline = false }: ChoiceFormProps) {
  return (
    <form method="post" action={choicesPath} className={isInline ? styles.row : styles.list} aria-label={label}>
      <input type="hidden" name="redirectTo" value={here} />
      {choices.map((choice) => (
        <ChoiceButton key={choice.field + choice.value} choice={choice} isInline={isInline} />
      ))}
    </form>
  );
}

function ChoiceButton({ choice, isInline }: { choice: Choice; isInline: boolean }) {
  const { field, value, short, name, isChosen, href } = choice;
  const className = isInline ? styles.short : styles.choice;
  if (href !== undefined)
    return (
      <a href={href} className={className} hrefLang={value} aria-current={isChosen || undefined}>
        {name}
      </a>
    );
  return (
    <button
      name={field}
      value={value}
      className={className}
      aria-pressed={isChosen}
      title={isInline ? name : undefined}
    >
      {isInline ? short : name}
      {!isInline && isChosen && <Icon name="check" size={16} />}
    </button>
  );
}
