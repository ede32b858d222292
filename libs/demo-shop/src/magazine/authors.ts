import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { keysOf } from '../keys-of';
import { same, slugsOf, text } from '../language/texts';
import { placePicture, type SceneShape } from '../pictures/scenes';
import type { DemoPicture, ProductLook } from '../pictures/picture';

interface DemoAuthor {
  name: string;
  /** Their favourite product, used as their picture. */
  look: ProductLook;
  place: SceneShape;
  hasPage: boolean;
  about: PartlyTranslated;
}

const authors = {
  blahova: {
    name: 'Jana Bláhová',
    look: { kind: 'watering-can', shape: 'classic', tone: 'green' },
    place: 'bed',
    hasPage: true,
    about: text(
      'Pěstuje zeleninu na dvou stech metrech v podhůří a píše jen o tom, co jí samo vyrostlo.',
      'Pestuje zeleninu na dvesto metroch v podhorí a píše iba o tom, čo jej samej vyrástlo.',
    ),
  },
  kolar: {
    name: 'Petr Kolář',
    look: { kind: 'toolbox', shape: 'plain', tone: 'red' },
    place: 'workshop',
    hasPage: true,
    about: text(
      'Truhlář, který učí v kurzech ruční práce. Věří, že tupé nářadí unaví víc než velká zakázka.',
      'Stolár, ktorý učí v kurzoch ručnej práce. Verí, že tupé náradie unaví viac než veľká zákazka.',
    ),
  },
  hruskova: {
    name: 'Zuzana Hrušková',
    look: { kind: 'plant', shape: 'monstera', tone: 'terracotta' },
    place: 'home',
    hasPage: true,
    about: text(
      'Stará se o pokojové rostliny na našich pobočkách. Doma jich má osmdesát a všechny zná jménem.',
      'Stará sa o izbové rastliny v našich predajniach. Doma ich má osemdesiat a všetky pozná po mene.',
    ),
  },
  vesely: {
    name: 'Marek Veselý',
    look: { kind: 'kettle-grill', shape: '', tone: 'black' },
    place: 'terrace',
    hasPage: true,
    about: text(
      'Terasy navrhuje i staví. Na jaře radí na pobočce, v létě griluje pro celou ulici.',
      'Terasy navrhuje aj stavia. Na jar radí v predajni, v lete griluje pre celú ulicu.',
    ),
  },
  redakce: {
    name: 'Redakce Zelené výlohy',
    look: { kind: 'wheelbarrow', shape: '', tone: 'green' },
    place: 'garden',
    hasPage: false,
    about: text(
      'Zprávy a přehledy, na kterých se podílí víc lidí z poboček i ze skladu.',
      'Správy a prehľady, na ktorých sa podieľa viac ľudí z predajní aj zo skladu.',
    ),
  },
} as const satisfies Record<string, DemoAuthor>;

export type AuthorKey = keyof typeof authors;

export const authorId = (key: AuthorKey) => `au-${key}`;

function portraitOf(key: AuthorKey): DemoPicture {
  const { look, place } = authors[key];
  const picture = placePicture(look, place);
  if (picture === null) throw new Error(`${key} has a picture that stands on nothing`);
  return picture;
}

export const authorPictures = (): DemoPicture[] => keysOf(authors).map(portraitOf);

export function* authorDocuments(): Generator<ImportDocument> {
  for (const [index, key] of keysOf(authors).entries()) {
    const { name, hasPage, about } = authors[key];
    const title = same(name);
    yield {
      type: 'content',
      entity: 'author',
      id: authorId(key),
      slug: slugsOf(title),
      weight: 100 - index,
      data: {
        title,
        perex: about,
        author_has_page: hasPage,
        image: { path: portraitOf(key).fileKey, alt: title, title },
        content: [],
      },
    };
  }
}
