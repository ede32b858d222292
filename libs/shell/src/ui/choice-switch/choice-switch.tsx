import { Dropdown, Icon, VisuallyHidden } from '@vyloha/ui';
import { type Choice, ChoiceForm } from '../choice-form/choice-form';
import styles from './choice-switch.module.css';

interface ChoiceSwitchProps {
  label: string;
  choices: readonly Choice[];
  here: string;
}

/** A small list to choose from, under a button that says what is chosen. */
export function ChoiceSwitch({ label, choices, here }: ChoiceSwitchProps) {
  if (choices.length < 2) return null;
  const trigger = (
    <>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {choices.find(({ isChosen }) => isChosen)?.short}
      <Icon name="chevron-down" size={16} />
    </>
  );
  return (
    <Dropdown trigger={trigger} align="end" triggerClassName={styles.trigger}>
      <ChoiceForm label={label} choices={choices} here={here} />
    </Dropdown>
  );
}
