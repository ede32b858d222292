import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { itemAt } from '../random';
import { type Thing, toThing } from '../search/rules/thing';
import { otherShopDocuments, type OtherProduct } from './other-shop';

const brands = ['Elektrona', 'Domex', 'Norvik', 'Hausner', 'Blanka'].map((title, index) => ({
  id: `b-dily-${index + 1}`,
  title,
}));

const categories = {
  'c-pracky': text('Díly do praček', 'Diely do práčok'),
  'c-vysavace': text('Díly do vysavačů', 'Diely do vysávačov'),
  'c-mycky': text('Díly do myček', 'Diely do umývačiek'),
  'c-chladnicky': text('Díly do chladniček', 'Diely do chladničiek'),
  'c-trouby': text('Díly do trub', 'Diely do rúr'),
} as const;

interface Kind {
  name: PartlyTranslated;
  category: keyof typeof categories;
  price: number;
  /** Pieces. */
  sizes?: readonly number[];
}

const kinds: readonly Kind[] = [
  { name: text('Těsnění dvířek pračky', 'Tesnenie dvierok práčky'), category: 'c-pracky', price: 690 },
  { name: text('Vypouštěcí čerpadlo pračky', 'Vypúšťacie čerpadlo práčky'), category: 'c-pracky', price: 790 },
  { name: text('Topné těleso pračky', 'Ohrievacie teleso práčky'), category: 'c-pracky', price: 890 },
  { name: text('Uhlíky motoru pračky', 'Uhlíky motora práčky'), category: 'c-pracky', price: 190, sizes: [2, 4] },
  { name: text('Hnací řemen pračky', 'Hnací remeň práčky'), category: 'c-pracky', price: 290 },
  { name: text('Filtr výfuku vysavače', 'Filter výfuku vysávača'), category: 'c-vysavace', price: 249 },
  { name: text('Sáčky do vysavače', 'Vrecká do vysávača'), category: 'c-vysavace', price: 149, sizes: [5, 10, 20] },
  { name: text('Podlahová hubice vysavače', 'Podlahová hubica vysávača'), category: 'c-vysavace', price: 390 },
  { name: text('Koš na příbory do myčky', 'Kôš na príbory do umývačky'), category: 'c-mycky', price: 350 },
  { name: text('Ostřikovací rameno myčky', 'Ostrekovacie rameno umývačky'), category: 'c-mycky', price: 420 },
  { name: text('Termostat chladničky', 'Termostat chladničky'), category: 'c-chladnicky', price: 540 },
  { name: text('Polička do dveří chladničky', 'Polička do dverí chladničky'), category: 'c-chladnicky', price: 480 },
  { name: text('Žárovka do trouby', 'Žiarovka do rúry'), category: 'c-trouby', price: 89, sizes: [1, 2] },
  { name: text('Plech na pečení do trouby', 'Plech na pečenie do rúry'), category: 'c-trouby', price: 320 },
  { name: text('Sklo dveří trouby', 'Sklo dverí rúry'), category: 'c-trouby', price: 1190 },
];

/** Of the machine that a part belongs to. */
const types = ['WA 712', 'WA 1250', 'EKO 55', 'S 40', 'S 60 Plus', 'Profi 9', 'Mini 3', 'KX 480', 'KX 500', 'T 8000'];
const firstNumber = 68_510;
const firstCode = 700;

function* products(): Generator<OtherProduct> {
  for (const [position, { name, category, price, sizes = [] }] of kinds.entries()) {
    for (const [index, type] of types.entries()) {
      const number = String(firstNumber + position * types.length + index).padStart(8, '0');
      const { id, title } = itemAt(brands, index);
      yield {
        name: text(`${name.cs} ${title} ${type}`, `${name.sk} ${title} ${type}`),
        categoryId: category,
        brandId: id,
        code: `ND-${firstCode + position * types.length + index}`,
        price: price + index * 15,
        sizes,
        description: text(
          `Nahrazuje původní díl číslo ${number}. Vyměníte ho sami, návod je v balení.`,
          `Nahrádza pôvodný diel číslo ${number}. Vymeníte ho sami, návod je v balení.`,
        ),
      };
    }
  }
}

/** Spare parts of household appliances: a hundred and fifty products. */
export const sparePartDocuments = (): Generator<ImportDocument> =>
  otherShopDocuments({
    brands,
    categories,
    sizeParameter: { title: text('Počet kusů', 'Počet kusov'), unit: 'ks' },
    products: products(),
    pages: [
      {
        id: 'typovy-stitek',
        title: text('Kde najdu typový štítek', 'Kde nájdem typový štítok'),
        words: text(
          'U pračky za dvířky, u vysavače na spodní straně.',
          'Na práčke za dvierkami, na vysávači naspodku.',
        ),
      },
      {
        id: 'vraceni-dilu',
        title: text('Vrácení dílu', 'Vrátenie dielu'),
        words: text('Nepoužitý díl můžete vrátit do třiceti dnů.', 'Nepoužitý diel môžete vrátiť do tridsiatich dní.'),
      },
    ],
  });

/** What shoppers name there. */
export function sparePartThings(): { things: readonly Thing[]; brands: typeof brands } {
  const things = kinds.map(({ name, sizes = [] }) =>
    toThing(name, { sizes: sizes.map((size) => `${size} ks`), brandIds: brands.map(({ id }) => id) }),
  );
  return { things, brands };
}
