import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { AuthForm, AuthPage, LogoutForm, NewPasswordFields } from '@vyloha/account/ui';
import { FieldGroup, TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button, ButtonLink } from '@vyloha/ui';
import type { invitationLoader } from '../../handlers/invitation/invitation-loader.server';

/** Where a mailed invitation leads: a customer joins, a stranger registers. */
export function CompanyInvitationPage() {
  const { invitation, isInvited } = useLoaderData<typeof invitationLoader>();
  const { t } = useTranslation('company');
  const title = t('invitation.title');
  if (invitation === null)
    return (
      <AuthPage
        title={title}
        lead={null}
        notice={<Alert tone="warning">{t('invitation.dead')}</Alert>}
        footer={
          <p>
            <ButtonLink to={paths.home()}>{t('invitation.toShop')}</ButtonLink>
          </p>
        }
      />
    );
  const { companyName, email, role } = invitation;
  const lead = t('invitation.lead', { company: companyName, role: t(`role.${role}`).toLocaleLowerCase() });
  return (
    <AuthPage title={title} lead={`${lead} ${isInvited ? '' : t('invitation.mailbox', { email })}`.trim()}>
      <Answer />
    </AuthPage>
  );
}

function Answer() {
  const { token, invitation, isInvited, loggedInAs, loginPath } = useLoaderData<typeof invitationLoader>();
  const { t } = useTranslation('company');
  const isSending = useNavigation().state !== 'idle';
  if (isInvited)
    return (
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="intent" value="accept" size="large" isWide isBusy={isSending}>
          {t('invitation.accept')}
        </Button>
      </Form>
    );
  if (loggedInAs !== null)
    return (
      <>
        <p>{t('invitation.otherAccount', { email: loggedInAs })}</p>
        <LogoutForm />
      </>
    );
  if (invitation?.hasAccount === true)
    return (
      <>
        <p>{t('invitation.logIn')}</p>
        <ButtonLink to={loginPath} size="large">
          {t('invitation.toLogin')}
        </ButtonLink>
      </>
    );
  return <RegistrationForm token={token} email={invitation?.email ?? ''} />;
}

function RegistrationForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('company');
  const { t: tAccount } = useTranslation('account');
  return (
    <AuthForm id="invited" submit={t('invitation.register')}>
      {(field) => (
        <>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <FieldGroup>
            <TextField
              field={field('firstName', { required: true })}
              label={tAccount('field.firstName')}
              autoComplete="given-name"
            />
            <TextField
              field={field('lastName', { required: true })}
              label={tAccount('field.lastName')}
              autoComplete="family-name"
            />
          </FieldGroup>
          <NewPasswordFields
            fields={{
              password: field('password', { required: true }),
              passwordConfirmation: field('passwordConfirmation', { required: true }),
            }}
          />
        </>
      )}
    </AuthForm>
  );
}
