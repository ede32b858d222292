import { useTranslation } from '@vyloha/i18n';
import { GoodsStrip, type GoodsStripProps } from './goods-strip';

export interface NamedStripProps extends Omit<GoodsStripProps, 'title'> {
  /** Key of its title among the texts `strip`. */
  name: string;
}

/** A strip under one of the shop's own titles. */
export function NamedStrip({ name, ...strip }: NamedStripProps) {
  const { t } = useTranslation('catalog');
  return <GoodsStrip {...strip} title={t(`strip.${name}`)} />;
}
