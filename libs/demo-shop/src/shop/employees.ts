import { text } from '../language/texts';
import { hashOf, itemAt } from '../random';
import type { DemoBranch } from './branch-list';

interface Person {
  first: string;
  last: string;
  isWoman: boolean;
}

const man = (first: string, last: string): Person => ({ first, last, isWoman: false });
const woman = (first: string, last: string): Person => ({ first, last, isWoman: true });

const employees: Readonly<Record<DemoBranch['country'], readonly Person[]>> = {
  CZE: [
    woman('Jana', 'Vondráčková'),
    man('Petr', 'Stejskal'),
    woman('Lucie', 'Hanušová'),
    man('Karel', 'Zedníček'),
    woman('Alena', 'Pokorná'),
    man('Tomáš', 'Brázdil'),
    woman('Marie', 'Kopecká'),
    man('Radek', 'Houžvička'),
  ],
  SVK: [
    woman('Zuzana', 'Kováčová'),
    man('Marek', 'Hudák'),
    woman('Katarína', 'Ďurišová'),
    man('Ján', 'Oravec'),
    woman('Mária', 'Poliaková'),
    man('Peter', 'Záhradník'),
  ],
};

const positions = [
  { he: text('Vedoucí pobočky', 'Vedúci predajne'), she: text('Vedoucí pobočky', 'Vedúca predajne') },
  {
    he: text('Poradce pro zahradu', 'Poradca pre záhradu'),
    she: text('Poradkyně pro zahradu', 'Poradkyňa pre záhradu'),
  },
  { he: text('Mistr dílny', 'Majster dielne'), she: text('Mistrová dílny', 'Majsterka dielne') },
] as const;

/** Two employees of the branch, the manager first. */
export function employeesOf(branchKey: string, country: DemoBranch['country']) {
  const first = hashOf(branchKey);
  return [0, 1].map((turn) => {
    const person = itemAt(employees[country], first + turn);
    const position = itemAt(positions, turn === 0 ? 0 : 1 + (first % 2));
    return {
      title: `${person.first} ${person.last}`,
      position: person.isWoman ? position.she : position.he,
      email: `${branchKey}@zelenavyloha.example`,
      phone: null,
      photo: null,
    };
  });
}
