import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  ErrorSummary,
  FieldGroup,
  FieldStack,
  type FormRefusal,
  plainFields,
  RadioCards,
  submissionErrors,
  TextareaField,
  TextField,
} from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { Button, Card, Hint, Link, PageHeading, PageLayout } from '@vyloha/ui';
import type { reportPostLoader } from '../../handlers/product/report-post-page.server';
import { reportLimits, reportReasons } from '../../model/reviews/report-input';
import { CustomerPost } from '../customer-post/customer-post';

const formId = 'report';

/** Reports a review, a question or an answer to the shop's staff. */
export function ReportPostPage() {
  const { product, post } = useLoaderData<typeof reportPostLoader>();
  const { t } = useTranslation('catalog');
  const lastResult = useActionData<FormRefusal>()?.submission;
  const isSending = useNavigation().state === 'submitting';
  const field = plainFields({ formId, lastResult });
  const title = t('reportPost.title');
  const labels = {
    reason: t('reportPost.reason'),
    text: t('reportPost.text'),
    name: t('reportPost.name'),
    email: t('reportPost.email'),
  };
  return (
    <PageLayout breadcrumbs={[{ title: product.name, to: paths.product(product.slug) }, { title }]} width="text">
      <PageHeading title={title} lead={t('reportPost.lead')} />
      <Card tone="sand">
        <CustomerPost {...post} />
      </Card>
      <Form method="post" noValidate>
        <FieldStack>
          <ErrorSummary form={submissionErrors(formId, lastResult)} labels={labels} />
          <RadioCards
            field={field('reason', { required: true })}
            legend={labels.reason}
            cards={reportReasons.map((reason) => ({ value: reason, title: t(`reportPost.reasons.${reason}`) }))}
          />
          <TextareaField
            field={field('text', { required: true })}
            label={labels.text}
            hint={t('reportPost.textHint')}
            rows={5}
            maxLength={reportLimits.text}
          />
          <FieldGroup isPair>
            <TextField
              field={field('email')}
              label={labels.email}
              type="email"
              autoComplete="email"
              hint={t('reportPost.emailHint')}
            />
            <TextField field={field('name')} label={labels.name} autoComplete="name" maxLength={reportLimits.name} />
          </FieldGroup>
          <Hint id={`${formId}-privacy`}>
            {t('reportPost.faith')} <Link to={paths.page(legalPageSlugs.privacy)}>{t('reportPost.privacyLink')}</Link>
          </Hint>
          <div>
            <Button type="submit" isBusy={isSending}>
              {t('reportPost.submit')}
            </Button>
          </div>
        </FieldStack>
      </Form>
    </PageLayout>
  );
}
