import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { scenes } from '../content/scenes-of-content';
import { keysOf } from '../keys-of';
import { slugsOf, text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';

const tag = (title: PartlyTranslated, perex: PartlyTranslated, picture?: DemoPicture) => ({ title, perex, picture });

const tags = {
  zelenina: tag(
    text('Zelenina', 'Zelenina'),
    text('Výsevy, sadba a sklizeň zeleniny.', 'Výsevy, sadenie a zber zeleniny.'),
  ),
  bylinky: tag(
    text('Bylinky', 'Bylinky'),
    text('Do kuchyně, do čaje i pro včely.', 'Do kuchyne, do čaju aj pre včely.'),
  ),
  voda: tag(text('Zálivka a voda', 'Závlaha a voda'), text('Jak zalévat méně a lépe.', 'Ako polievať menej a lepšie.')),
  puda: tag(
    text('Půda a kompost', 'Pôda a kompost'),
    text('Bez dobré země nic neporoste.', 'Bez dobrej zeme nič neporastie.'),
  ),
  naradi: tag(
    text('Péče o nářadí', 'Starostlivosť o náradie'),
    text('Broušení, olejování, uložení.', 'Brúsenie, olejovanie, uloženie.'),
  ),
  drevo: tag(
    text('Práce se dřevem', 'Práca s drevom'),
    text('Od výběru prkna po nátěr.', 'Od výberu dosky po náter.'),
    scenes.workshop,
  ),
  'pokojove-rostliny': tag(
    text('Pokojové rostliny', 'Izbové rastliny'),
    text('Světlo, zálivka a přesazování.', 'Svetlo, polievanie a presádzanie.'),
  ),
  sezona: tag(
    text('Práce podle ročních dob', 'Práce podľa ročných období'),
    text('Co je právě na řadě.', 'Čo je práve na rade.'),
  ),
} as const;

export type TagKey = keyof typeof tags;

export const articleTagId = (key: TagKey) => `at-${key}`;

export function* articleTagDocuments(): Generator<ImportDocument> {
  for (const key of keysOf(tags)) {
    const { title, perex, picture } = tags[key];
    yield {
      type: 'content',
      entity: 'article_tag',
      id: articleTagId(key),
      slug: slugsOf(title),
      data: { title, perex, image: picture ? { path: picture.fileKey, alt: title, title } : null, content: [] },
    };
  }
}
