import { text } from '../language/texts';
import { itemAt } from '../random';
import type { Assortment, Family } from './assortment';
import type { SeedKind } from './seed-kind';
import { grams } from './sizes';
import { fruitingVegetables } from './vegetables-fruit';
import { leafAndRootVegetables } from './vegetables-root';

/** Leaf of exactly two hundred products, the same in every size of the demo shop. */
export const vegetableSeedCategory = 'c-semena-zelenina';

const cultivars =
  'Orion Maruška Karmen Polárka Julinka Bohdan Zora Tadeáš Kuba Rozálka Vesna Jantar Luka Betka Zlatka Rubín Perla Matouš Hedvika Barborka Dalibor Slávek Evička Topas Ondra Liduška Safír Kamila Radim Šárka Vlasta Jonáš Adélka Granát Kryštof Stázka Olina Valentin Bibiana Achát'.split(
    ' ',
  );
const cultivarsPerKind = 5;
/** Maximum spacing of plants that do well in a window box. */
const windowBoxSpacing = 25;

function toFamily([name, shape, sowing, spacing, lead]: SeedKind, index: number): Family {
  const first = index * 7;
  return {
    noun: name,
    lead,
    brands: ['seminko', 'mezicka'],
    models: Array.from({ length: cultivarsPerKind }, (_, position) => itemAt(cultivars, first + position * 3)),
    price: 19 + (index % 5) * 5,
    picture: { kind: 'seed-packet', shapes: [shape], tones: ['green', 'terracotta', 'turquoise', 'mustard', 'violet'] },
    sizes: grams(...(index % 3 === 0 ? [0.5] : [1, 5])),
    material: 'seed',
    features: [
      'germination',
      'resistant',
      spacing <= windowBoxSpacing ? 'pot-friendly' : 'keeps-well',
      'organic-farming',
    ],
    numbers: { spacing },
    texts: { sowing, sun: 'full-sun' },
  };
}

export const vegetableSeeds: Assortment = {
  category: vegetableSeedCategory,
  advice: text(
    'Jemná semena jen přitlačte, velká zasypte dvojnásobkem jejich výšky. Do vzejití nesmí povrch vyschnout.',
    'Jemné semená len pritlačte, veľké zasypte dvojnásobkom ich výšky. Do vzídenia nesmie povrch vyschnúť.',
  ),
  families: [...fruitingVegetables, ...leafAndRootVegetables].map(toFamily),
};
