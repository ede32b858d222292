import type { ProductBox } from '@vyloha/catalog';
import { ProductGrid } from '@vyloha/catalog/ui';
import { useShopper } from '@vyloha/session/ui';
import { Badge, Picture, Price, Rating, Tag, type BadgeTone } from '@vyloha/ui';
import { Chapter, Specimen, States } from '../specimen';

const tones: readonly BadgeTone[] = [
  'new',
  'sale',
  'success',
  'warning',
  'muted',
  'freeShipping',
  'gift',
  'notSaleable',
  'quantityDiscount',
];
const amounts = [0, 4_900, 99_900, 124_900, 1_249_900, 12_499_900];

/** Products and their prices. */
export function Products({ products }: { products: readonly ProductBox[] }) {
  const { currency } = useShopper();
  const [first] = products;
  return (
    <Chapter name="products">
      <Specimen name="Price">
        <States>
          {amounts.map((amount) => (
            <Price key={amount} amountMinor={amount} currency={currency} zeroText="Zdarma" />
          ))}
        </States>
        <States>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Price
              key={size}
              size={size}
              amountMinor={49_900}
              originalMinor={59_900}
              discountPercent={9}
              lowestIn30DaysMinor={54_900}
              currency={currency}
              secondary="412,40 Kč bez DPH"
              perUnit="24,95 Kč / m"
            />
          ))}
        </States>
      </Specimen>
      <Specimen name="Badge, Tag">
        <States>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Tag color="#d5ec7d">Novinka</Tag>
          <Tag color="#6b3fa0">Barva od editora</Tag>
          <Tag>Bez barvy</Tag>
        </States>
      </Specimen>
      <Specimen name="Rating">
        <States>
          <Rating value={0} />
          <Rating value={50} count={1} size={20} />
          <Rating value={88} count={1234} size={24} />
        </States>
      </Specimen>
      <Specimen name="Picture">
        <States>
          <Picture fileKey={first?.fileKey} alt="Zboží" width={160} height={160} />
          <Picture fileKey={null} alt="" width={160} height={160} />
        </States>
      </Specimen>
      <Specimen name="ProductGrid">
        <ProductGrid products={products} headingLevel={3} />
      </Specimen>
    </Chapter>
  );
}
