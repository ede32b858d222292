import { useLoaderData } from '@remix-run/react';
import { Container, VisuallyHidden } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { homePageLoader } from '../../handlers/home-page.server';
import { BlockList } from '../block-list/block-list';
import { HeroBanners } from '../hero-banners/hero-banners';
import { InfoBoxes } from '../info-boxes/info-boxes';
import { SellingPoints } from '../selling-points/selling-points';
import styles from './home-page.module.css';

type HomeProduct = Awaited<ReturnType<typeof homePageLoader>>['products'][number];

export interface HomePageProps {
  /** Draws one of the goods; the app adds what other rooms put on a box. */
  productBox: (product: HomeProduct) => ReactNode;
}

/** The home page as the editors composed it. */
export function HomePage({ productBox }: HomePageProps) {
  const { title, banners, sellingPoints, infoBoxes, blocks, categories, products } =
    useLoaderData<typeof homePageLoader>();
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Container className={styles.page}>
        <HeroBanners banners={banners} />
        <SellingPoints points={sellingPoints} />
        <InfoBoxes boxes={infoBoxes} />
        <BlockList
          blocks={blocks}
          categories={categories}
          productBoxes={(ids) =>
            ids.flatMap((id) => products.filter((product) => product.id === id).map((product) => productBox(product)))
          }
        />
      </Container>
    </>
  );
}
