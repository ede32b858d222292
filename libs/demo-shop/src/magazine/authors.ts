import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { keysOf } from '../keys-of';
import { same, slugsOf, text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { portraitPicture } from '../pictures/portraits';

interface DemoAuthor {
  name: string;
  picture: DemoPicture;
  hasPage: boolean;
  about: PartlyTranslated;
}

const authors = {
  blahova: {
    name: 'Jana Bláhová',
    picture: portraitPicture('blahova'),
    hasPage: true,
    about: text(
      'Pěstuje zeleninu na dvou stech metrech v podhůří a píše jen o tom, co jí samo vyrostlo.',
      'Pestuje zeleninu na dvesto metroch v podhorí a píše iba o tom, čo jej samej vyrástlo.',
    ),
  },
  kolar: {
    name: 'Petr Kolář',
    picture: portraitPicture('kolar'),
    hasPage: true,
    about: text(
      'Truhlář, který učí v kurzech ruční práce. Věří, že tupé nářadí unaví víc než velká zakázka.',
      'Stolár, ktorý učí v kurzoch ručnej práce. Verí, že tupé náradie unaví viac než veľká zákazka.',
    ),
  },
  hruskova: {
    name: 'Zuzana Hrušková',
    picture: portraitPicture('hruskova'),
    hasPage: true,
    about: text(
      'Stará se o pokojové rostliny na našich pobočkách. Doma jich má osmdesát a všechny zná jménem.',
      'Stará sa o izbové rastliny v našich predajniach. Doma ich má osemdesiat a všetky pozná po mene.',
    ),
  },
  vesely: {
    name: 'Marek Veselý',
    picture: portraitPicture('vesely'),
    hasPage: true,
    about: text(
      'Terasy navrhuje i staví. Na jaře radí na pobočce, v létě griluje pro celou ulici.',
      'Terasy navrhuje aj stavia. Na jar radí v predajni, v lete griluje pre celú ulicu.',
    ),
  },
  redakce: {
    name: 'Redakce Zelené výlohy',
    picture: portraitPicture('redakce'),
    hasPage: false,
    about: text(
      'Zprávy a přehledy, na kterých se podílí víc lidí z poboček i ze skladu.',
      'Správy a prehľady, na ktorých sa podieľa viac ľudí z predajní aj zo skladu.',
    ),
  },
} as const satisfies Record<string, DemoAuthor>;

export type AuthorKey = keyof typeof authors;

export const authorId = (key: AuthorKey) => `au-${key}`;

export const authorPictures = (): DemoPicture[] => keysOf(authors).map((key) => authors[key].picture);

export function* authorDocuments(): Generator<ImportDocument> {
  for (const [index, key] of keysOf(authors).entries()) {
    const { name, picture, hasPage, about } = authors[key];
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
        image: { path: picture.fileKey, alt: title, title },
        content: [],
      },
    };
  }
}
