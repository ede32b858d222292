import type { CategoryPresentation } from '@vyloha/import-documents';
import { scenes } from '../../content/scenes-of-content';
import { text } from '../../language/texts';
import { toPresentation, type DemoCategoryEditorial } from './category-editorial';
import { vegetableSeedsEditorial } from './vegetable-seeds';

const editorialByCategory: Readonly<Record<string, DemoCategoryEditorial>> = {
  'c-semena-zelenina': vegetableSeedsEditorial,
  'c-travni-osivo': {
    key: 'travni-osivo',
    banner: scenes.garden,
    video: {
      title: text('Velký králík Buck: co se děje na louce', 'Veľký králik Buck: čo sa deje na lúke'),
      video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    topArticles: ['a-prvni-seceni'],
    below: text(
      'Na metr čtvereční nového trávníku počítejte třicet gramů osiva, na přísev polovinu.\nNejlépe klíčí od dubna do června a potom znovu v září, kdy je půda teplá a rosa dlouhá.',
      'Na meter štvorcový nového trávnika počítajte tridsať gramov osiva, na prísev polovicu.\nNajlepšie klíči od apríla do júna a potom znova v septembri, keď je pôda teplá a rosa dlhá.',
    ),
  },
  'c-hadice': {
    key: 'hadice',
    contentArticles: ['a-zalevani-s-rozumem'],
    questions: [
      [
        text('Jaký průměr hadice potřebuji?', 'Aký priemer hadice potrebujem?'),
        text(
          'Na zalévání do třiceti metrů stačí půlpalcová. Na delší trasu nebo na zavlažovač berte tříčtvrteční, tlak v ní klesá pomaleji.',
          'Na polievanie do tridsiatich metrov stačí polpalcová. Na dlhšiu trasu alebo na zavlažovač berte trojštvrtinovú, tlak v nej klesá pomalšie.',
        ),
      ],
      [
        text('Může hadice zůstat venku přes zimu?', 'Môže hadica zostať vonku cez zimu?'),
        text(
          'Prázdná ano, mráz jí neublíží. Voda v ní ale zmrzne a roztrhne spojky, proto ji na podzim vypusťte.',
          'Prázdna áno, mráz jej neublíži. Voda v nej však zamrzne a roztrhne spojky, preto ju na jeseň vypustite.',
        ),
      ],
    ],
  },
};

/** Editorial content of a category; none for most of them. */
export function findCategoryEditorial(id: string): CategoryPresentation {
  const editorial = editorialByCategory[id];
  return editorial === undefined ? {} : toPresentation(editorial);
}
