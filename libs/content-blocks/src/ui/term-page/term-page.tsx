import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { RichText } from '@vyloha/rich-text';
import { Link, PageLayout } from '@vyloha/ui';
import { useId } from 'react';
import type { termPageLoader } from '../../handlers/glossary-loaders.server';
import type { TermLink } from '../../model/glossary/term-link';
import { LoadedBlockList, type LoadedBlockListProps } from '../loaded-block-list/loaded-block-list';
import styles from './term-page.module.css';

export type TermPageProps = Pick<LoadedBlockListProps, 'productBox'>;

/** Definition of a term, with related categories and products. */
export function TermPage({ productBox }: TermPageProps) {
  const { t } = useTranslation('content-blocks');
  const { title, perex, text, terms, content } = useLoaderData<typeof termPageLoader>();
  return (
    <PageLayout breadcrumbs={[{ title: t('glossary.title'), to: paths.glossary() }, { title }]} spacing="wide">
      <div className={styles.columns}>
        <article className={styles.text}>
          <h1>{title}</h1>
          {perex !== null && <p className={styles.perex}>{perex}</p>}
          <RichText nodes={text} />
        </article>
        <RelatedTerms terms={terms} />
      </div>
      <LoadedBlockList {...content} productBox={productBox} />
      <Link to={paths.glossary()}>{t('glossary.all')}</Link>
    </PageLayout>
  );
}

function RelatedTerms({ terms }: { terms: readonly TermLink[] }) {
  const { t } = useTranslation('content-blocks');
  const titleId = useId();
  if (terms.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.terms}>
      <h2 id={titleId}>{t('glossary.terms')}</h2>
      <ul>
        {terms.map(({ id, title, perex, to }) => (
          <li key={id}>
            <Link to={to}>{title}</Link>
            {perex !== null && <> – {perex}</>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
