import { useLoaderData, useLocation } from '@remix-run/react';
import type { ProductBox } from '@vyloha/catalog';
import { keepPrepositions } from '@vyloha/i18n';
import type { RichTextNode } from '@vyloha/rich-text';
import { PageLayout, Pagination, Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { BuiltPageData } from '../../model/built-page';
import { LoadedBlockList } from '../loaded-block-list/loaded-block-list';
import styles from './built-page.module.css';

export interface BuiltPageProps {
  /** Draws one of the goods; the app adds what other rooms put on a box. */
  productBox: (product: ProductBox) => ReactNode;
}

/** A page an editor built of blocks, under its picture where it has one. */
export function BuiltPage({ productBox }: BuiltPageProps) {
  const {
    title,
    image,
    page,
    totalPages,
    meta: _,
    ...loaded
  } = useLoaderData<BuiltPageData<ProductBox, readonly RichTextNode[]>>();
  const { pathname, search } = useLocation();
  return (
    <PageLayout breadcrumbs={[{ title }]} spacing="wide">
      <header className={image ? styles.hero : undefined}>
        {image && (
          <div className={styles.picture}>
            <Picture fileKey={image.fileKey} alt={image.alt} width={1280} height={420} crop fit="cover" isFirst />
          </div>
        )}
        <h1 className={styles.title}>{keepPrepositions(title)}</h1>
      </header>
      <LoadedBlockList {...loaded} productBox={productBox} />
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </PageLayout>
  );
}
