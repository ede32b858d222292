import { useLoaderData, useLocation } from '@remix-run/react';
import { LoadedBlockList } from '@vyloha/content-blocks/ui';
import { useTranslation } from '@vyloha/i18n';
import { Chip, PageHeading, PageLayout, Pagination } from '@vyloha/ui';
import type { articleCategoryLoader } from '../../handlers/article-category-loader.server';
import type { articleListLoader } from '../../handlers/article-list-loader.server';
import type { articleTagLoader } from '../../handlers/article-tag-loader.server';
import type { ListLink } from '../../model/list-links';
import type { BlockSlots } from '../block-slots';
import { ArticleCards } from '../article-cards/article-cards';
import { NoArticles } from '../no-articles/no-articles';
import styles from './article-list-page.module.css';

/** A list of articles: all, of a category, or with a tag. */
export function ArticleListPage({ productBox }: BlockSlots) {
  const data = useLoaderData<typeof articleListLoader | typeof articleCategoryLoader | typeof articleTagLoader>();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('blog');
  return (
    <PageLayout breadcrumbs={data.breadcrumbs}>
      <PageHeading title={data.title} lead={data.perex} />
      <ListLinks links={data.links} />
      {data.articles.length === 0 ? (
        <NoArticles isBlogEmpty={data.links.length === 1} />
      ) : (
        <ArticleCards articles={data.articles} isFirstOnPage />
      )}
      <Pagination page={data.page} totalPages={data.totalPages} url={`${pathname}${search}`} />
      {data.description !== null && <p className={styles.description}>{data.description}</p>}
      <LoadedBlockList {...data.content} productBox={productBox} />
      {'feed' in data && (
        <p>
          <a href={data.feed} type="application/rss+xml">
            {t('list.feed')}
          </a>
        </p>
      )}
    </PageLayout>
  );
}

function ListLinks({ links }: { links: readonly ListLink[] }) {
  const { t } = useTranslation('blog');
  if (links.length < 2) return null;
  return (
    <nav aria-label={t('list.categories')}>
      <ul className={styles.links}>
        {links.map(({ title, to, isActive }) => (
          <li key={to}>
            <Chip to={to} isActive={isActive}>
              {title}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
