import { useLoaderData } from '@remix-run/react';
import type { ProductBox } from '@vyloha/catalog';
import { useThemeSettings, type HomeSection } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container, Link, VisuallyHidden } from '@vyloha/ui';
import { Fragment, type ReactNode } from 'react';
import type { homePageLoader } from '../../handlers/home-page-loader.server';
import { BlockSection } from '../block-section/block-section';
import { BrandBoxes } from '../brand-boxes/brand-boxes';
import { CertificationList } from '../certification-list/certification-list';
import { EntryHeader } from '../entry-header/entry-header';
import { HeroBanners } from '../hero-banners/hero-banners';
import { InfoBoxes } from '../info-boxes/info-boxes';
import { LoadedBlockList } from '../loaded-block-list/loaded-block-list';
import { SellingPoints } from '../selling-points/selling-points';
import styles from './home-page.module.css';

export interface HomePageProps {
  /** Renders a product box; the app adds what other libraries contribute. */
  productBox: (product: ProductBox) => ReactNode;
  /** Below all other content. */
  productCarousels?: ReactNode;
}

/** The home page as composed by editors. */
export function HomePage({ productBox, productCarousels }: HomePageProps) {
  const { t } = useTranslation('content-blocks');
  const { title, banners, sellingPoints, infoBoxes, entryHeader, brandTiles, certifications, ...loaded } =
    useLoaderData<typeof homePageLoader>();
  const { home } = useThemeSettings();
  const sections: Readonly<Record<HomeSection, ReactNode>> = {
    banners: <HeroBanners banners={banners} />,
    sellingPoints: <SellingPoints points={sellingPoints} />,
    infoBoxes: <InfoBoxes boxes={infoBoxes} />,
    entryHeader: entryHeader && <EntryHeader entry={entryHeader} />,
    blocks: <LoadedBlockList {...loaded} productBox={productBox} />,
    brands: brandTiles.length > 0 && (
      <BlockSection title={t('home.brands')} headingLevel={2} ground={null} button={null}>
        <BrandBoxes brands={brandTiles} />
        <Link to={paths.brands()}>{t('home.allBrands')}</Link>
      </BlockSection>
    ),
    certifications: <CertificationList certifications={certifications} />,
    productCarousels,
  };
  return (
    <>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <Container className={styles.page}>
        {home.sections.map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
      </Container>
    </>
  );
}
