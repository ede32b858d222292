import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Columns, Link, PageHeading, PageLayout } from '@vyloha/ui';
import { useId } from 'react';
import type { guidePageLoader } from '../../handlers/help-loaders.server';
import type { PageLink } from '../../model/pages/page-link';
import { ContactBox } from '../contact-box/contact-box';
import { QuestionList } from '../question-list/question-list';
import styles from './guide-page.module.css';

/** Overview of all help pages, with the most frequent questions. */
export function GuidePage() {
  const { t } = useTranslation('content-blocks');
  const questionsId = useId();
  const { questions, pages, contactImage } = useLoaderData<typeof guidePageLoader>();
  return (
    <PageLayout breadcrumbs={[{ title: t('guide.title') }]}>
      <PageHeading title={t('guide.title')} lead={t('guide.description')} />
      <PageCards pages={pages} />
      <div className={styles.help}>
        {questions.length > 0 && (
          <section aria-labelledby={questionsId} className={styles.questions}>
            <h2 id={questionsId}>{t('faq.title')}</h2>
            <QuestionList questions={questions} />
            <ButtonLink to={paths.faq()} variant="secondary" iconAfter="arrow-right" className={styles.all}>
              {t('guide.allQuestions')}
            </ButtonLink>
          </section>
        )}
        <ContactBox title={null} text={t('guide.contact')} hasButton image={contactImage} />
      </div>
    </PageLayout>
  );
}

function PageCards({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <Columns as="ul" count={{ base: 1, md: 2, lg: 3 }}>
      {pages.map(({ id, title, description, to }) => (
        <li key={id} className={styles.card}>
          <h2 className={styles.title}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </h2>
          {description && <p className={styles.description}>{description}</p>}
        </li>
      ))}
    </Columns>
  );
}
