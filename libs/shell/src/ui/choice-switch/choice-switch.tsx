import { choicesPath } from '@vyloha/session';
import { Dropdown, Icon, VisuallyHidden } from '@vyloha/ui';
import styles from './choice-switch.module.css';

interface Choice {
  value: string;
  /** What stands on the closed switch. */
  short: string;
  name: string;
}

interface ChoiceSwitchProps {
  /** Field of the form: which choice this is. */
  field: 'currency' | 'locale';
  label: string;
  chosen: string;
  choices: readonly Choice[];
  here: string;
  /** Under a button, or side by side. */
  look?: 'dropdown' | 'inline';
}

/** A small list to choose from; each choice is a button of a form, so that it works without script. */
export function ChoiceSwitch({ look = 'dropdown', ...choice }: ChoiceSwitchProps) {
  const { choices, chosen, label } = choice;
  if (choices.length < 2) return null;
  if (look === 'inline') return <ChoiceForm {...choice} isInline />;
  const current = choices.find(({ value }) => value === chosen)?.short ?? chosen;
  const trigger = (
    <>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {current}
      <Icon name="chevron-down" size={16} />
    </>
  );
  return (
    <Dropdown trigger={trigger} align="end" triggerClassName={styles.trigger}>
      <ChoiceForm {...choice} />
    </Dropdown>
  );
}

type ChoiceFormProps = Omit<ChoiceSwitchProps, 'look'> & { isInline?: boolean };

function ChoiceForm({ field, label, chosen, choices, here, isInline = false }: ChoiceFormProps) {
  return (
    <form method="post" action={choicesPath} className={isInline ? styles.row : styles.list} aria-label={label}>
      <input type="hidden" name="redirectTo" value={here} />
      {choices.map(({ value, short, name }) => (
        <button
          key={value}
          name={field}
          value={value}
          className={isInline ? styles.short : styles.choice}
          aria-pressed={value === chosen}
          title={isInline ? name : undefined}
        >
          {isInline ? short : name}
          {!isInline && value === chosen && <Icon name="check" size={16} />}
        </button>
      ))}
    </form>
  );
}
