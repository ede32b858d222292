import { useActionData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { PageHeading, PageLayout } from '@vyloha/ui';
import type { NewsletterRefusal } from '../../model/newsletter';
import { NewsletterForm } from '../newsletter-form/newsletter-form';

/** Shows a refused sign-up with the submitted values and errors. */
export function NewsletterPage() {
  const { t } = useTranslation('shell');
  const refusal = useActionData<NewsletterRefusal>();
  return (
    <PageLayout breadcrumbs={[{ title: t('newsletter.title') }]}>
      <PageHeading title={t('newsletter.title')} lead={t('newsletter.text')} />
      <NewsletterForm source="page" currentPath={paths.home()} refusal={refusal} />
    </PageLayout>
  );
}
