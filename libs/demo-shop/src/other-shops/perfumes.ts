import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { itemAt } from '../random';
import { type Thing, toThing } from '../search/rules/thing';
import { otherShopDocuments, type OtherProduct } from './other-shop';

const brands = ['Lumière Noire', 'Verano', 'Casa Ombra', 'Nordlys', 'Fleur de Sel', 'Kašmíra', 'Atelier 12'].map(
  (title, index) => ({ id: `b-parfum-${index + 1}`, title }),
);

const categories = {
  'c-vune': text('Parfémy', 'Parfumy'),
  'c-telo': text('Péče o tělo', 'Starostlivosť o telo'),
  'c-holeni': text('Po holení', 'Po holení'),
  'c-byt': text('Vůně do bytu', 'Vône do bytu'),
} as const;

interface Kind {
  name: PartlyTranslated;
  category: keyof typeof categories;
  price: number;
  /** In millilitres. */
  sizes: readonly number[];
}

const kinds: readonly Kind[] = [
  { name: text('Parfémovaná voda', 'Parfumovaná voda'), category: 'c-vune', price: 1290, sizes: [30, 50, 100] },
  { name: text('Toaletní voda', 'Toaletná voda'), category: 'c-vune', price: 890, sizes: [50, 100] },
  { name: text('Kolínská voda', 'Kolínska voda'), category: 'c-vune', price: 490, sizes: [100, 200] },
  { name: text('Vzorek parfému', 'Vzorka parfumu'), category: 'c-vune', price: 49, sizes: [2] },
  { name: text('Tuhý deodorant', 'Tuhý dezodorant'), category: 'c-telo', price: 190, sizes: [75] },
  { name: text('Sprchový gel', 'Sprchový gél'), category: 'c-telo', price: 149, sizes: [200, 400] },
  { name: text('Tělové mléko', 'Telové mlieko'), category: 'c-telo', price: 229, sizes: [200, 400] },
  { name: text('Voda po holení', 'Voda po holení'), category: 'c-holeni', price: 390, sizes: [100] },
  { name: text('Vonný difuzér', 'Vonný difuzér'), category: 'c-byt', price: 590, sizes: [100, 250] },
  { name: text('Pokojový sprej', 'Izbový sprej'), category: 'c-byt', price: 249, sizes: [150] },
];

interface Scent {
  name: PartlyTranslated;
  /** For whom, and of what. */
  words: PartlyTranslated;
}

const scent = (cs: string, sk: string, csWords: string, skWords: string): Scent => ({
  name: text(cs, sk),
  words: text(csWords, skWords),
});

const scents: readonly Scent[] = [
  scent(
    'Noční jasmín',
    'Nočný jazmín',
    'Pro ženy, květinová: jasmín a bílé pižmo.',
    'Pre ženy, kvetinová: jazmín a biele pižmo.',
  ),
  scent(
    'Bílý čaj',
    'Biely čaj',
    'Pro ženy i muže, svěží: bílý čaj a bergamot.',
    'Pre ženy aj mužov, svieža: biely čaj a bergamot.',
  ),
  scent(
    'Cedrové dřevo',
    'Cédrové drevo',
    'Pro muže, dřevitá: cedr, vetiver a pačuli.',
    'Pre mužov, drevitá: céder, vetiver a pačuli.',
  ),
  scent(
    'Mořská sůl',
    'Morská soľ',
    'Pro muže, svěží: mořský vzduch a šalvěj.',
    'Pre mužov, svieža: morský vzduch a šalvia.',
  ),
  scent(
    'Růže a pepř',
    'Ruža a korenie',
    'Pro ženy, kořeněná: damašská růže a růžový pepř.',
    'Pre ženy, korenistá: damašská ruža a ružové korenie.',
  ),
  scent(
    'Vanilkový oblak',
    'Vanilkový oblak',
    'Pro ženy, sladká: vanilka a tonkový bob.',
    'Pre ženy, sladká: vanilka a tonková fazuľa.',
  ),
  scent(
    'Citronová zahrada',
    'Citrónová záhrada',
    'Pro ženy i muže, citrusová: citron a petitgrain.',
    'Pre ženy aj mužov, citrusová: citrón a petitgrain.',
  ),
  scent(
    'Kouřová kůže',
    'Dymová koža',
    'Pro muže, kouřová: kůže a březový dehet.',
    'Pre mužov, dymová: koža a brezový decht.',
  ),
  scent(
    'Fík a med',
    'Figa a med',
    'Pro ženy, ovocná: fíkový list a lipový med.',
    'Pre ženy, ovocná: figový list a lipový med.',
  ),
  scent(
    'Levandulové pole',
    'Levanduľové pole',
    'Pro ženy i muže, bylinná: levandule a rozmarýn.',
    'Pre ženy aj mužov, bylinná: levanduľa a rozmarín.',
  ),
  scent(
    'Černá orchidej',
    'Čierna orchidea',
    'Pro ženy, orientální: orchidej a hořká čokoláda.',
    'Pre ženy, orientálna: orchidea a horká čokoláda.',
  ),
  scent(
    'Zelený mech',
    'Zelený mach',
    'Pro muže, chyprová: dubový mech a galbanum.',
    'Pre mužov, chyprová: dubový mach a galbanum.',
  ),
  scent(
    'Pomerančový květ',
    'Pomarančový kvet',
    'Pro ženy, květinová: neroli a mandarinka.',
    'Pre ženy, kvetinová: neroli a mandarínka.',
  ),
  scent(
    'Jantarová noc',
    'Jantárová noc',
    'Pro ženy i muže, orientální: jantar a labdanum.',
    'Pre ženy aj mužov, orientálna: jantár a labdanum.',
  ),
  scent(
    'Santal a tabák',
    'Santal a tabak',
    'Pro muže, dřevitá: santalové dřevo a tabákový list.',
    'Pre mužov, drevitá: santalové drevo a tabakový list.',
  ),
];

const firstCode = 4100;

function* products(): Generator<OtherProduct> {
  for (const [position, { name, category, price, sizes }] of kinds.entries()) {
    for (const [index, { name: ofScent, words }] of scents.entries()) {
      yield {
        name: text(`${name.cs} ${ofScent.cs}`, `${name.sk} ${ofScent.sk}`),
        categoryId: category,
        brandId: itemAt(brands, index).id,
        code: `PF-${firstCode + position * scents.length + index}`,
        price: price + index * 20,
        sizes,
        description: words,
      };
    }
  }
}

/** Perfumes and what smells like them: a hundred and fifty products. */
export const perfumeDocuments = (): Generator<ImportDocument> =>
  otherShopDocuments({
    brands,
    categories,
    sizeParameter: { title: text('Objem', 'Objem'), unit: 'ml' },
    products: products(),
    pages: [
      {
        id: 'vymena-vune',
        title: text('Výměna vůně, která nesedí', 'Výmena vône, ktorá nesedí'),
        words: text('Nerozbalenou vůni vyměníme do třiceti dnů.', 'Nerozbalenú vôňu vymeníme do tridsiatich dní.'),
      },
      {
        id: 'darkove-baleni',
        title: text('Dárkové balení', 'Darčekové balenie'),
        words: text('Parfém zabalíme do krabičky se stuhou.', 'Parfum zabalíme do škatuľky so stuhou.'),
      },
    ],
  });

/** What shoppers name there. */
export function perfumeThings(): { things: readonly Thing[]; brands: typeof brands } {
  const ofScents = scents.slice(0, 5).flatMap(({ name }, index) =>
    kinds.slice(0, 3).map((kind) =>
      toThing(text(`${kind.name.cs} ${name.cs}`, `${kind.name.sk} ${name.sk}`), {
        sizes: [],
        brandIds: [itemAt(brands, index).id],
      }),
    ),
  );
  const ofKinds = kinds.map(({ name, sizes }) =>
    toThing(name, { sizes: sizes.map((size) => `${size} ml`), brandIds: brands.map(({ id }) => id) }),
  );
  return { things: [...ofKinds, ...ofScents], brands };
}
