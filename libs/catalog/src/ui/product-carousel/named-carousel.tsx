import { useTranslation } from '@vyloha/i18n';
import { ProductCarousel, type ProductCarouselProps } from './product-carousel';

export interface NamedCarouselProps extends Omit<ProductCarouselProps, 'title'> {
  /** Key of its title among the texts `strip`. */
  name: string;
}

/** A carousel under one of the shop's own titles. */
export function NamedCarousel({ name, ...carousel }: NamedCarouselProps) {
  const { t } = useTranslation('catalog');
  return <ProductCarousel {...carousel} title={t(`strip.${name}`)} />;
}
