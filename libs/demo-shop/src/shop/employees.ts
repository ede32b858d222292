import { same, slugOf, text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { look, portraitPicture } from '../pictures/portraits';
import type { SceneShape } from '../pictures/scenes';
import { hashOf, itemAt } from '../random';
import type { DemoBranch } from './branch-list';

interface Person {
  name: string;
  isWoman: boolean;
  portrait: DemoPicture;
}

type LookOf = Parameters<typeof look>;

const person =
  (isWoman: boolean) =>
  (name: string, place: SceneShape, ...[hairstyle, hair, skin, clothes, ...wears]: LookOf): Person => ({
    name,
    isWoman,
    portrait: portraitPicture(slugOf(name), place, look(hairstyle, hair, skin, clothes, ...wears, 'apron')),
  });
const man = person(false);
const woman = person(true);

const employees: Readonly<Record<DemoBranch['country'], readonly Person[]>> = {
  CZE: [
    woman('Jana Vondráčková', 'garden', 'bun', 'brown', 'light', 'cream'),
    man('Petr Stejskal', 'workshop', 'short', 'black', 'fair', 'blue'),
    woman('Lucie Hanušová', 'greenhouse', 'fringe', 'red', 'fair', 'mustard', 'freckles'),
    man('Karel Zedníček', 'workshop', 'bald', 'grey', 'light', 'red', 'beard', 'wrinkles'),
    woman('Alena Pokorná', 'home', 'curly', 'white', 'fair', 'violet', 'wrinkles', 'earrings'),
    man('Tomáš Brázdil', 'garden', 'cap', 'blond', 'tan', 'orange'),
    woman('Marie Kopecká', 'bed', 'headscarf', 'chestnut', 'tan', 'turquoise'),
    man('Radek Houžvička', 'greenhouse', 'parted', 'red', 'fair', 'anthracite', 'glasses'),
  ],
  SVK: [
    woman('Zuzana Kováčová', 'garden', 'long', 'black', 'light', 'terracotta'),
    man('Marek Hudák', 'workshop', 'cropped', 'brown', 'brown', 'yellow', 'beard'),
    woman('Katarína Ďurišová', 'home', 'braids', 'blond', 'fair', 'blue', 'glasses'),
    man('Ján Oravec', 'terrace', 'short', 'white', 'light', 'burgundy', 'moustache', 'wrinkles'),
    woman('Mária Poliaková', 'bed', 'afro', 'black', 'deep', 'mustard', 'earrings'),
    man('Peter Záhradník', 'greenhouse', 'cap', 'black', 'tan', 'beige', 'moustache'),
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
