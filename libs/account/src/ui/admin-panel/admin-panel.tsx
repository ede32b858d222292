import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { usePerson } from '@vyloha/session/ui';
import { Button, StaffPanel } from '@vyloha/ui';

/** Reminds the shop's staff on every page whose account they are in, with a logout. */
export function AdminPanel() {
  const { t } = useTranslation('account');
  const { name } = usePerson();
  return (
    <StaffPanel label={t('admin.label')}>
      <p>{t('admin.text', { name: name ?? '' })}</p>
      <Form method="post" action={paths.logout()}>
        <Button type="submit" variant="secondary" size="small">
          {t('admin.leave')}
        </Button>
      </Form>
    </StaffPanel>
  );
}
