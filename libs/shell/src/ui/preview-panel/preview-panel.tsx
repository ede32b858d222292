import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, StaffPanel } from '@vyloha/ui';

/** Says on every page that an editor sees content that is not published, and ends it. */
export function PreviewPanel() {
  const { t } = useTranslation('shell');
  return (
    <StaffPanel label={t('preview.label')}>
      <p>{t('preview.text')}</p>
      <Form method="post" action={paths.preview()} reloadDocument>
        <Button type="submit" variant="secondary" size="small">
          {t('preview.leave')}
        </Button>
      </Form>
    </StaffPanel>
  );
}
