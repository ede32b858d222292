import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState } from '@vyloha/ui';

interface NoArticlesProps {
  /** There is not a single article, so there is no other list to go to. */
  isWhole?: boolean;
}

/** A list in which nothing was published yet. */
export function NoArticles({ isWhole = false }: NoArticlesProps) {
  const { t } = useTranslation('blog');
  const actions = isWhole ? (
    <ButtonLink to={paths.home()}>{t('empty.home')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.articles()}>{t('list.all')}</ButtonLink>
  );
  return (
    <EmptyState icon="document" title={t('empty.title')} actions={actions}>
      {t('empty.text')}
    </EmptyState>
  );
}
