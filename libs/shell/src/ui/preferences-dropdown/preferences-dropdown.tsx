import { Dropdown, Icon, VisuallyHidden } from '@vyloha/ui';
import { type PreferenceOption, PreferencesForm } from '../preferences-form/preferences-form';
import styles from './preferences-dropdown.module.css';

interface PreferencesDropdownProps {
  label: string;
  options: readonly PreferenceOption[];
  currentPath: string;
}

/** A dropdown of options under a button with the selected one. */
export function PreferencesDropdown({ label, options, currentPath }: PreferencesDropdownProps) {
  if (options.length < 2) return null;
  const trigger = (
    <>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {options.find(({ isSelected }) => isSelected)?.shortLabel}
      <Icon name="chevron-down" size={16} />
    </>
  );
  return (
    <Dropdown trigger={trigger} align="end" triggerClassName={styles.trigger}>
      <PreferencesForm label={label} options={options} currentPath={currentPath} />
    </Dropdown>
  );
}
