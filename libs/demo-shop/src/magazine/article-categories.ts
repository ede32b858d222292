import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { scenes } from '../content/scenes-of-content';
import { keysOf } from '../keys-of';
import { slugsOf, text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';

interface DemoCategory {
  title: PartlyTranslated;
  perex: PartlyTranslated;
  menuTitle?: PartlyTranslated;
  picture?: DemoPicture;
  master?: string;
}

const categories = {
  zahrada: {
    title: text('Zahrada', 'Záhrada'),
    perex: text(
      'Co se kdy dělá na záhonech, v trávníku a u plotu.',
      'Čo sa kedy robí na záhonoch, v trávniku a pri plote.',
    ),
  },
  'uzitkova-zahrada': {
    title: text('Užitková zahrada', 'Úžitková záhrada'),
    perex: text(
      'Zelenina, bylinky a ovoce od semínka po sklenice.',
      'Zelenina, bylinky a ovocie od semienka po poháre.',
    ),
    master: 'zahrada',
    picture: scenes.greenhouse,
  },
  dilna: {
    title: text('Dílna', 'Dielňa'),
    perex: text(
      'Nářadí, postupy a drobné opravy, které zvládnete sami.',
      'Náradie, postupy a drobné opravy, ktoré zvládnete sami.',
    ),
  },
  terasa: {
    title: text('Terasa a balkon', 'Terasa a balkón'),
    menuTitle: text('Terasa', 'Terasa'),
    perex: text(
      'Květináče, posezení a grilování, od dubna do prvních mrazů.',
      'Kvetináče, posedenie a grilovanie, od apríla do prvých mrazov.',
    ),
  },
  domov: {
    title: text('Domov', 'Domov'),
    perex: text(
      'Pokojové rostliny, světlo a věci, které doma dělají dobře.',
      'Izbové rastliny, svetlo a veci, ktoré doma robia dobre.',
    ),
  },
} as const satisfies Record<string, DemoCategory>;

export type CategoryKey = keyof typeof categories;

export const articleCategoryId = (key: string) => `ac-${key}`;

export function* articleCategoryDocuments(): Generator<ImportDocument> {
  for (const [index, key] of keysOf(categories).entries()) {
    const { title, perex, menuTitle, picture, ...place }: DemoCategory = categories[key];
    yield {
      type: 'content',
      entity: 'article_category',
      id: articleCategoryId(key),
      slug: slugsOf(title),
      weight: 100 - index,
      data: {
        title,
        perex,
        menu_title: menuTitle ?? null,
        image: picture ? { path: picture.fileKey, alt: title, title } : null,
        content: [],
        master_category: place.master === undefined ? null : articleCategoryId(place.master),
      },
    };
  }
}
