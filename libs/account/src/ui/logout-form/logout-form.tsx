import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button } from '@vyloha/ui';

/** Logout as a form. */
export function LogoutForm() {
  const { t } = useTranslation('account');
  const isLoggingOut = useNavigation().formAction === paths.logout();
  return (
    <Form method="post" action={paths.logout()}>
      <Button type="submit" variant="secondary" icon="logout" isWide isBusy={isLoggingOut}>
        {t('link.logout')}
      </Button>
    </Form>
  );
}
