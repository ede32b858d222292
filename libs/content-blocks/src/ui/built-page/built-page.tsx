import { useLoaderData, useLocation } from '@remix-run/react';
import type { ProductBox } from '@vyloha/catalog';
import { PageLayout, Pagination, Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { builtPageLoader } from '../../handlers/built-page-loader.server';
import { LoadedBlockList } from '../loaded-block-list/loaded-block-list';
import styles from './built-page.module.css';

export interface BuiltPageProps {
  /** Renders a product box; the app adds what other libraries contribute. */
  productBox: (product: ProductBox) => ReactNode;
}

/** A page built of blocks by an editor, with an optional picture. */
export function BuiltPage({ productBox }: BuiltPageProps) {
  const { title, image, page, totalPages, meta: _, ...loaded } = useLoaderData<typeof builtPageLoader>();
  const { pathname, search } = useLocation();
  return (
    <PageLayout breadcrumbs={[{ title }]} spacing="wide">
      <header className={image ? styles.hero : undefined}>
        {image && (
          <div className={styles.picture}>
            <Picture fileKey={image.fileKey} alt={image.alt} width={1280} height={420} crop fit="cover" isFirst />
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
      </header>
      <LoadedBlockList {...loaded} productBox={productBox} />
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </PageLayout>
  );
}
