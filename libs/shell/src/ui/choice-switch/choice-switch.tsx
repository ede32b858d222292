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
}

/** A small list to choose from; each choice is a button of a form, so that it works without script. */
export function ChoiceSwitch({ field, label, chosen, choices, here }: ChoiceSwitchProps) {
  if (choices.length < 2) return null;
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
      <form method="post" action={choicesPath} className={styles.list}>
        <input type="hidden" name="redirectTo" value={here} />
        {choices.map(({ value, name }) => (
          <button key={value} name={field} value={value} className={styles.choice} aria-pressed={value === chosen}>
            {name}
            {value === chosen && <Icon name="check" size={16} />}
          </button>
        ))}
      </form>
    </Dropdown>
  );
}
