import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button } from '@vyloha/ui';

/** The way out. */
export function LogoutForm() {
  const { t } = useTranslation('account');
  const isLeaving = useNavigation().formAction === paths.logout();
  return (
    <Form method="post" action={paths.logout()}>
      <Button type="submit" variant="secondary" icon="logout" isWide isBusy={isLeaving}>
        {t('link.logout')}
      </Button>
    </Form>
  );
}
