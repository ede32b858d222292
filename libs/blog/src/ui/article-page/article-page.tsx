import { useLoaderData } from '@remix-run/react';
import { LoadedBlockList } from '@vyloha/content-blocks/ui';
import { useTranslation } from '@vyloha/i18n';
import { type CroppedFrame, imagePath, paths } from '@vyloha/links';
import { PageLayout, Picture } from '@vyloha/ui';
import { useId } from 'react';
import type { articlePageLoader } from '../../handlers/article-page-loader.server';
import type { ArticleCard } from '../../model/article-card';
import type { CategoryLink } from '../../model/category-link';
import type { BlockSlots } from '../block-slots';
import { ArticleCards } from '../article-cards/article-cards';
import { ArticleMeta } from './article-meta';
import styles from './article-page.module.css';
import { AuthorBox } from './author-box';
import { TableOfContents } from './table-of-contents';
import { TagList } from './tag-list';

/** Of the image that search engines show. */
const articleImageSize = { width: 1200, height: 600 } satisfies CroppedFrame;

/** An article with a readable line length, its author and related articles beside it. Marked up for schema.org. */
export function ArticlePage({ productBox }: BlockSlots) {
  const { t } = useTranslation('blog');
  const data = useLoaderData<typeof articlePageLoader>();
  const { title, perex, picture, category, author, tags, content, headings, related } = data;
  return (
    <PageLayout
      breadcrumbs={[{ title: t('list.title'), to: paths.articles() }, ...toCategoryBreadcrumbs(category), { title }]}
      spacing="wide"
      isSheet
    >
      <article className={styles.article} itemScope itemType="https://schema.org/Article">
        <div className={styles.opening}>
          <header className={styles.header}>
            <h1 itemProp="headline">{title}</h1>
            <ArticleMeta {...data} />
            {perex !== null && (
              <p className={styles.perex} itemProp="description">
                {perex}
              </p>
            )}
          </header>
          {picture !== null && (
            <div className={styles.picture}>
              <link itemProp="image" href={imagePath(picture.fileKey, { ...articleImageSize, crop: true })} />
              <Picture {...picture} width={720} height={360} crop fit="cover" isFirst />
            </div>
          )}
        </div>
        <div className={styles.columns}>
          <div className={styles.body} itemProp="articleBody">
            <TableOfContents headings={headings} />
            <LoadedBlockList {...content} productBox={productBox} />
          </div>
          <footer className={styles.footer}>
            {author && <AuthorBox author={author} />}
            <TagList tags={tags} />
            <RelatedArticles articles={related} />
          </footer>
        </div>
      </article>
    </PageLayout>
  );
}

function toCategoryBreadcrumbs(category: CategoryLink | null) {
  if (category === null) return [];
  const { master, title, to } = category;
  return [...(master === null ? [] : [{ title: master.title, to: master.to }]), { title, to }];
}

function RelatedArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const { t } = useTranslation('blog');
  const titleId = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <h2 id={titleId}>{t('article.related')}</h2>
      <ArticleCards articles={articles} headingLevel={3} />
    </section>
  );
}
