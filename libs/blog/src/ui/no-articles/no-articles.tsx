import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState } from '@vyloha/ui';

interface NoArticlesProps {
  /** There is no article at all, so there is no other list to link to. */
  isBlogEmpty?: boolean;
}

/** Empty state of a list without published articles. */
export function NoArticles({ isBlogEmpty = false }: NoArticlesProps) {
  const { t } = useTranslation('blog');
  const actions = isBlogEmpty ? (
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
