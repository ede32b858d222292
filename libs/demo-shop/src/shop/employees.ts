import { same, slugOf, text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { portraitPicture } from '../pictures/portraits';
import { hashOf, itemAt } from '../random';
import type { DemoBranch } from './branch-list';

interface Person {
  name: string;
  isWoman: boolean;
  portrait: DemoPicture;
}

const person =
  (isWoman: boolean) =>
  (name: string): Person => ({ name, isWoman, portrait: portraitPicture(slugOf(name)) });
const man = person(false);
const woman = person(true);

const employees: Readonly<Record<DemoBranch['country'], readonly Person[]>> = {
  CZE: [
    woman('Jana Vondráčková'),
    man('Petr Stejskal'),
    woman('Lucie Hanušová'),
    man('Karel Zedníček'),
    woman('Alena Pokorná'),
    man('Tomáš Brázdil'),
    woman('Marie Kopecká'),
    man('Radek Houžvička'),
  ],
  SVK: [
    woman('Zuzana Kováčová'),
    man('Marek Hudák'),
    woman('Katarína Ďurišová'),
    man('Ján Oravec'),
    woman('Mária Poliaková'),
    man('Peter Záhradník'),
  ],
};

export const employeePictures = (): DemoPicture[] =>
  [...employees.CZE, ...employees.SVK].map(({ portrait }) => portrait);

const positions = [
  { he: text('Vedoucí pobočky', 'Vedúci predajne'), she: text('Vedoucí pobočky', 'Vedúca predajne') },
  {
    he: text('Poradce pro zahradu', 'Poradca pre záhradu'),
    she: text('Poradkyně pro zahradu', 'Poradkyňa pre záhradu'),
  },
  { he: text('Mistr dílny', 'Majster dielne'), she: text('Mistrová dílny', 'Majsterka dielne') },
] as const;

/** Two employees of the branch, the manager first. */
export function employeesOf(branchKey: string, country: DemoBranch['country'], managerPhone: string) {
  const first = hashOf(branchKey);
  return [0, 1].map((turn) => {
    const employee = itemAt(employees[country], first + turn);
    const position = itemAt(positions, turn === 0 ? 0 : 1 + (first % 2));
    return {
      title: employee.name,
      position: employee.isWoman ? position.she : position.he,
      email: `${branchKey}@zelenavyloha.example`,
      // The manager has a telephone of their own.
      phone: turn === 0 ? managerPhone : null,
      photo: { path: employee.portrait.fileKey, alt: same(employee.name), title: same(employee.name) },
    };
  });
}
