import {
  graphql,
  optionalTranslatedFragment,
  pageMetaFragment,
  pictureFragment,
  translatedFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { articleSchemas, type Article } from '../model/article';
import { articleListSchemas, type ArticleFilter, type ArticleList } from '../model/article-list';

const categoryNameFragment = graphql(
  `
    fragment CategoryName on ArticleCategory {
      _id
      title {
        ...TranslatedText
      }
      menu_title {
        ...OptionalTranslatedText
      }
      slug {
        ...TranslatedText
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment],
);

/** Link to a category, with its parent. */
export const categoryLinkFragment = graphql(
  `
    fragment CategoryLinkFields on ArticleCategory {
      ...CategoryName
      master_category {
        ...CategoryName
      }
    }
  `,
  [categoryNameFragment],
);

export const tagLinkFragment = graphql(
  `
    fragment TagLinkFields on ArticleTag {
      _id
      title {
        ...TranslatedText
      }
      slug {
        ...TranslatedText
      }
    }
  `,
  [translatedFragment],
);

export const authorFragment = graphql(
  `
    fragment AuthorFields on Author {
      _id
      title {
        ...TranslatedText
      }
      slug {
        ...TranslatedText
      }
      perex {
        ...OptionalTranslatedText
      }
      author_has_page
      image {
        ...Picture
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment],
);

/** Fields of an article card in a list. */
export const articleCardFragment = graphql(
  `
    fragment ArticleCard on Article {
      _id
      date_published
      title {
        ...TranslatedText
      }
      short_title {
        ...OptionalTranslatedText
      }
      perex {
        ...OptionalTranslatedText
      }
      image {
        ...Picture
      }
      category {
        ...CategoryLinkFields
      }
      page_meta {
        slug {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment, categoryLinkFragment],
);

/** All fields of one article. */
export const articleQuery = graphql(
  `
    query Article($slug: String!) {
      article(slug: $slug, limit: 1) {
        ...ArticleCard
        author {
          ...AuthorFields
        }
        tags {
          ...TagLinkFields
        }
        content {
          uuid
          type
          value
        }
        page_meta {
          ...PageMeta
        }
      }
    }
  `,
  [articleCardFragment, pageMetaFragment, authorFragment, tagLinkFragment],
);

/** The published article with this slug in either language; `null` when there is none. Shared by all shoppers. */
export function getArticle(cms: CmsClient, slug: string, locale: Locale): Promise<Article | null> {
  return cms.query(articleQuery, { slug }, { schema: articleSchemas[locale], shared: true });
}

/** Published articles, the newest first, with their total count. */
export const articleListQuery = graphql(
  `
    query ArticleList($category: ID, $tag: ID, $author: ID, $site: String!, $skip: Int!, $limit: Int!) {
      article(category: $category, tag: $tag, author: $author, site: $site, skip: $skip, limit: $limit) {
        ...ArticleCard
      }
      article_total(category: $category, tag: $tag, author: $author, site: $site)
    }
  `,
  [articleCardFragment],
);

export interface ArticleListRequest {
  locale: Locale;
  filter: ArticleFilter;
  /** Code of the site whose articles are listed. */
  site: string;
  skip: number;
  limit: number;
}

/** A page of the published articles, the newest first; shared by all shoppers. */
export function listArticles(
  cms: CmsClient,
  { locale, filter, site, skip, limit }: ArticleListRequest,
): Promise<ArticleList> {
  const { category = null, tag = null, author = null } = filter;
  return cms.query(
    articleListQuery,
    { category, tag, author, site, skip, limit },
    { schema: articleListSchemas[locale], shared: true },
  );
}
