import { graphql, optionalTranslatedFragment, pictureFragment, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { articleCategoriesSchemas, type ArticleCategory } from '../model/article-category';
import { articleTagSchemas, type ArticleTag } from '../model/article-tag';
import { categoryLinkFragment, tagLinkFragment } from './articles.server';

/** All categories, without paging: a magazine has dozens of them at most. */
export const articleCategoriesQuery = graphql(
  `
    query ArticleCategories($site: String!) {
      article_category(site: $site, limit: 200) {
        ...CategoryLinkFields
        perex {
          ...OptionalTranslatedText
        }
        image {
          ...Picture
        }
        content {
          uuid
          type
          value
        }
      }
    }
  `,
  [categoryLinkFragment, optionalTranslatedFragment, pictureFragment],
);

/** All categories of a site, by descending weight; shared by all shoppers. */
export function listArticleCategories(cms: CmsClient, locale: Locale, site: string): Promise<ArticleCategory[]> {
  return cms.query(articleCategoriesQuery, { site }, { schema: articleCategoriesSchemas[locale], shared: true });
}

/** All fields of one tag. */
export const articleTagQuery = graphql(
  `
    query ArticleTag($slug: String!) {
      article_tag(slug: $slug, limit: 1) {
        ...TagLinkFields
        perex {
          ...OptionalTranslatedText
        }
        image {
          ...Picture
        }
        content {
          uuid
          type
          value
        }
      }
    }
  `,
  [tagLinkFragment, optionalTranslatedFragment, pictureFragment],
);

/** The tag with this slug in either language; `null` when there is none. Shared by all shoppers. */
export function getArticleTag(cms: CmsClient, slug: string, locale: Locale): Promise<ArticleTag | null> {
  return cms.query(articleTagQuery, { slug }, { schema: articleTagSchemas[locale], shared: true });
}
