import { useLoaderData } from '@remix-run/react';
import type { ProductBox } from '@vyloha/catalog';
import type { RichTextNode } from '@vyloha/rich-text';
import { Container, VisuallyHidden } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { HomePageData } from '../../model/home-page-data';
import { HeroBanners } from '../hero-banners/hero-banners';
import { InfoBoxes } from '../info-boxes/info-boxes';
import { LoadedBlockList } from '../loaded-block-list/loaded-block-list';
import { SellingPoints } from '../selling-points/selling-points';
import styles from './home-page.module.css';

export interface HomePageProps {
  /** Draws one of the goods; the app adds what other rooms put on a box. */
  productBox: (product: ProductBox) => ReactNode;
}

/** The home page as the editors composed it. */
export function HomePage({ productBox }: HomePageProps) {
  const { title, banners, sellingPoints, infoBoxes, ...loaded } =
    useLoaderData<HomePageData<ProductBox, readonly RichTextNode[]>>();
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Container className={styles.page}>
        <HeroBanners banners={banners} />
        <SellingPoints points={sellingPoints} />
        <InfoBoxes boxes={infoBoxes} />
        <LoadedBlockList {...loaded} productBox={productBox} />
      </Container>
    </>
  );
}
