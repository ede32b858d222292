import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState, Link, PageHeading, PageLayout } from '@vyloha/ui';
import { letterAnchor, type LetterGroup } from '../../model/glossary/glossary-letters';
import type { glossaryPageLoader } from '../../handlers/glossary-loaders.server';
import styles from './glossary-page.module.css';

/** Glossary terms in alphabetical order. */
export function GlossaryPage() {
  const { t } = useTranslation('content-blocks');
  const { groups } = useLoaderData<typeof glossaryPageLoader>();
  return (
    <PageLayout breadcrumbs={[{ title: t('glossary.title') }]}>
      <PageHeading title={t('glossary.title')} lead={t('glossary.description')} />
      {groups.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('glossary.none')}
          actions={<ButtonLink to={paths.guide()}>{t('guide.title')}</ButtonLink>}
        >
          {t('glossary.noneText')}
        </EmptyState>
      ) : (
        <>
          <LetterIndex groups={groups} />
          {groups.map((group) => (
            <Letter key={group.letter} {...group} />
          ))}
        </>
      )}
    </PageLayout>
  );
}

function LetterIndex({ groups }: { groups: readonly LetterGroup[] }) {
  const { t } = useTranslation('content-blocks');
  return (
    <nav aria-label={t('glossary.letters')}>
      <ul className={styles.letters}>
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${letterAnchor(letter)}`} className={styles.letter}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Letter({ letter, terms }: LetterGroup) {
  return (
    <section aria-labelledby={letterAnchor(letter)} className={styles.group}>
      <h2 id={letterAnchor(letter)}>{letter}</h2>
      <dl className={styles.terms}>
        {terms.map(({ id, title, perex, to }) => (
          <div key={id}>
            <dt>
              <Link to={to}>{title}</Link>
            </dt>
            {perex !== null && <dd>{perex}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
