import { ExtraMessagesProvider } from '@vyloha/i18n';
import { useInView } from '@vyloha/ui';
import { NamedCarousel, type NamedCarouselProps } from '../product-carousel/named-carousel';
import styles from '../product-carousel/product-carousel.module.css';
import { useDeferredProducts } from './use-deferred-products';
import { useReportList } from './use-report-list';

export interface DeferredProductsProps extends Omit<NamedCarouselProps, 'products'> {
  /** Where they are requested. */
  url: string;
}

/** Products fetched when scrolled near; their space is reserved until then, and removed when there are none. */
export function DeferredProducts({ url, ...carousel }: DeferredProductsProps) {
  const { ref, isInView } = useInView<HTMLDivElement>();
  const deferredProducts = useDeferredProducts(isInView ? url : null);
  useReportList(carousel.name, deferredProducts?.products);
  if (deferredProducts?.products.length === 0) return null;
  return (
    <div ref={ref} className={deferredProducts ? undefined : styles.placeholder}>
      {deferredProducts && (
        <ExtraMessagesProvider messages={deferredProducts.messages}>
          <NamedCarousel {...carousel} products={deferredProducts.products} />
        </ExtraMessagesProvider>
      )}
    </div>
  );
}
