import { useLoaderData, useLocation } from '@remix-run/react';
import { LoadedBlockList } from '@vyloha/content-blocks/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Avatar, PageLayout, Pagination } from '@vyloha/ui';
import { useId } from 'react';
import type { authorPageLoader } from '../../handlers/author-page-loader.server';
import type { BlockSlots } from '../block-slots';
import { ArticleCards } from '../article-cards/article-cards';
import { NoArticles } from '../no-articles/no-articles';
import styles from './author-page.module.css';

/** An author and their articles. */
export function AuthorPage({ productBox }: BlockSlots) {
  const { t } = useTranslation('blog');
  const { author, articles, page, totalPages, content } = useLoaderData<typeof authorPageLoader>();
  const { pathname, search } = useLocation();
  const articlesId = useId();
  return (
    <PageLayout breadcrumbs={[{ title: t('list.title'), to: paths.articles() }, { title: author.name }]} spacing="wide">
      <header className={styles.header}>
        <Avatar name={author.name} picture={author.picture} size={128} />
        <div>
          <h1>{author.name}</h1>
          {author.perex !== null && <p className={styles.perex}>{author.perex}</p>}
        </div>
      </header>
      <LoadedBlockList {...content} productBox={productBox} />
      <section aria-labelledby={articlesId} className={styles.articles}>
        <h2 id={articlesId}>{t('author.articles')}</h2>
        {articles.length === 0 ? <NoArticles /> : <ArticleCards articles={articles} headingLevel={3} />}
        <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
      </section>
    </PageLayout>
  );
}
