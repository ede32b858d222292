import { graphql } from '@vyloha/cms-client';
import { articleCardFragment } from './article-card-fragment.server';

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
