import { iconNames, type IconName } from '@vyloha/ui';

/** The icon chosen by an editor, if the shop has it. */
export function toIconName(name: string | null): IconName | undefined {
  return iconNames.find((iconName) => iconName === name);
}
