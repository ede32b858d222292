import { Columns } from '@vyloha/ui';
import type { ArticleCard as Article } from '../../model/article-card';
import { ArticleCard } from './article-card';

interface ArticleCardsProps {
  articles: readonly Article[];
  headingLevel?: 2 | 3;
  /** The first row is above the fold. */
  isFirstOnPage?: boolean;
}

/** Grid of article cards. */
export function ArticleCards({ articles, headingLevel = 2, isFirstOnPage = false }: ArticleCardsProps) {
  return (
    <Columns as="ul" count={{ base: 1, sm: 2, lg: 3 }}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          headingLevel={headingLevel}
          isFirst={isFirstOnPage && index === 0}
        />
      ))}
    </Columns>
  );
}
