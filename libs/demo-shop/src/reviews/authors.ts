import type { RequiredLocale } from '@vyloha/contract';
import { pickFor } from '../random';

const names: Record<RequiredLocale, readonly string[]> = {
  cs: [
    ...['Jana', 'Petr', 'Lenka', 'Tomáš', 'Martina', 'Pavel', 'Zdeňka', 'Jiří', 'Kateřina', 'Milan', 'Alena', 'Ondřej'],
    ...['Věra', 'Radek', 'Markéta', 'Stanislav', 'Hana', 'Vojtěch', 'Ludmila', 'Aleš', 'Barbora', 'Karel', 'Dagmar'],
  ],
  sk: [
    ...[
      'Zuzana',
      'Marek',
      'Katarína',
      'Ján',
      'Ľubica',
      'Peter',
      'Mária',
      'Jozef',
      'Andrea',
      'Štefan',
      'Monika',
      'Juraj',
    ],
    ...['Viera', 'Michal', 'Alžbeta', 'Rastislav', 'Dana', 'Ľuboš'],
  ],
};
const initials = 'BCDFHJKLMNPRSŠTVZ';

/** A first name with an initial, as the shop shows its customers. */
export function authorFor(key: string, language: RequiredLocale): string {
  return `${pickFor(`${key}/name`, names[language])} ${pickFor(`${key}/initial`, [...initials])}.`;
}
