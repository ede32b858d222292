import { useLoaderData } from '@remix-run/react';
import { TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert } from '@vyloha/ui';
import type { emailChangeLoader } from '../../handlers/profile/email-change-loader.server';
import { AuthForm } from '../auth-form/auth-form';
import { CurrentPasswordField } from '../auth-form/credential-fields';
import { FormCard } from '../form-card/form-card';
import { UserPage } from '../user-page/user-page';

/** Asks for a new e-mail and the password, and confirms it by the link that was mailed there. */
export function EmailChangePage() {
  const { email, confirmation } = useLoaderData<typeof emailChangeLoader>();
  const { t } = useTranslation('account');
  return (
    <UserPage
      title={t('emailChange.title')}
      parentPages={[{ title: t('menu.settings'), to: paths.personalSettings() }]}
    >
      {confirmation === null || confirmation.isEnded ? (
        <>
          {confirmation !== null && <Alert tone="warning">{t('mailedLink.ended')}</Alert>}
          <p>{t('emailChange.lead', { email })}</p>
          <FormCard>
            <AuthForm id="email-change" submit={t('emailChange.submit')}>
              {(field) => (
                <>
                  <TextField
                    field={field('email', { required: true })}
                    label={t('emailChange.newEmail')}
                    type="email"
                    inputMode="email"
                    autoComplete="email"
                  />
                  <CurrentPasswordField field={field('password', { required: true })} />
                </>
              )}
            </AuthForm>
          </FormCard>
        </>
      ) : (
        <>
          <p>{t('emailChange.confirmLead', { email: confirmation.email })}</p>
          <FormCard>
            <AuthForm id="email-change" submit={t('emailChange.confirm')}>
              {() => <input type="hidden" name="token" value={confirmation.token} />}
            </AuthForm>
          </FormCard>
        </>
      )}
    </UserPage>
  );
}
