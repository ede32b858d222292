import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState } from '@vyloha/ui';
import type { faqPageLoader } from '../../handlers/help-loaders.server';
import { ContactBox } from '../contact-box/contact-box';
import { QuestionList } from '../question-list/question-list';
import { TextPage } from '../text-page/text-page';

/** Frequently asked questions. */
export function FaqPage() {
  const { t } = useTranslation('content-blocks');
  const { questions, pages, contactImage } = useLoaderData<typeof faqPageLoader>();
  const hasQuestions = questions.length > 0;
  return (
    <TextPage title={t('faq.title')} pages={pages} current={paths.faq()}>
      {hasQuestions && (
        <>
          <p>{t('faq.description')}</p>
          <QuestionList questions={questions} />
          <ContactBox title={t('faq.missing')} text={t('faq.missingText')} hasButton image={contactImage} />
        </>
      )}
      {!hasQuestions && (
        <EmptyState
          icon="question"
          title={t('faq.none')}
          actions={<ButtonLink to={paths.contact()}>{t('contact.button')}</ButtonLink>}
        >
          {t('faq.noneText')}
        </EmptyState>
      )}
    </TextPage>
  );
}
