import { iconNames, type IconName } from '@vyloha/ui';

/** The icon an editor named, when the shop has it. */
export function knownIconName(name: string | null): IconName | undefined {
  return iconNames.find((known) => known === name);
}
