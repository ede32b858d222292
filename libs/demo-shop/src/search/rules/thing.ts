import type { PartlyTranslated } from '@vyloha/contract';
import { assortments } from '../../assortments/assortments';
import { capitalised } from '../../language/decline';
import type { RightProduct } from '../shopper-query';

/** What shoppers name: a kind of products, or a product with a name of its own. */
export interface Thing {
  /** In small letters. */
  name: PartlyTranslated;
  product: RightProduct;
  /** As variants are called: '20 m'. */
  sizes: readonly string[];
  /** Of its makers. */
  brandIds: readonly string[];
}

const prepositions = / (?:na|do|proti|pod|s|so|ke|ku|k|ve|v|pro|pre|z|po) .*$/;

/** Without what follows a preposition, unless a single word would be left: 'voda po holení' is no water. */
function shortened(name: string): string {
  const beginning = name.replace(prepositions, '');
  return beginning.includes(' ') ? beginning : name;
}

/** A thing by the name that products begin with. */
export function toThing({ cs, sk }: PartlyTranslated, others: Pick<Thing, 'sizes' | 'brandIds'>): Thing {
  const name = { cs: shortened(cs).toLowerCase(), sk: shortened(sk).toLowerCase() };
  return { name, product: { named: [shortened(cs)] }, ...others };
}

/** Everything in the demo shop that everybody may see. */
export const demoThings = (): readonly Thing[] =>
  assortments
    .filter(({ visibleToGroups }) => visibleToGroups === undefined)
    .flatMap(({ families }) => families)
    .flatMap(({ noun, models, brands, sizes }) => {
      const others = {
        sizes: (sizes?.options ?? []).map(({ label }) => label),
        brandIds: brands.map((brand) => `b-${brand}`),
      };
      const ownNames = typeof models === 'number' ? [] : models.filter((model) => typeof model !== 'string');
      return (ownNames.length === 0 ? [noun] : ownNames).map((name) => toThing(capitalised(name), others));
    });
