import type { ProductBox as ProductBoxModel } from '@vyloha/catalog';
import { ProductBox } from '@vyloha/catalog/ui';
import { paths } from '@vyloha/links';
import { Carousel, Pagination, Stepper } from '@vyloha/ui';
import { Chapter, Specimen } from '../specimen';

const steps = [
  { title: 'Dodací údaje', to: paths.blockSettings() },
  { title: 'Doprava a platba' },
  { title: 'Dokončení' },
];

/** Navigation components. */
export function NavigationSamples({ products }: { products: readonly ProductBoxModel[] }) {
  return (
    <Chapter name="links">
      {steps.map(({ title }, current) => (
        <Specimen key={title} name={`Stepper ${current}`}>
          <Stepper steps={steps} current={current} label={`Kroky objednávky, ${title}`} />
        </Specimen>
      ))}
      <Specimen name="Pagination">
        <Pagination page={7} totalPages={20} url={paths.blockSettings()} />
      </Specimen>
      <Specimen name="Carousel">
        <Carousel label="Mohlo by se vám líbit">
          {products.map((product) => (
            <ProductBox key={product.id} product={product} headingLevel={3} />
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="Carousel tile, jediná položka">
        <Carousel label="Řada s jedinou položkou" item="tile">
          <p>Jediná položka</p>
        </Carousel>
      </Specimen>
    </Chapter>
  );
}
