import { Form, useLoaderData } from '@remix-run/react';
import { TextField } from '@vyloha/forms';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { Button, ButtonLink, Link } from '@vyloha/ui';
import type { privacyLoader } from '../../handlers/privacy/privacy-loader.server';
import { AuthForm } from '../auth-form/auth-form';
import { FormCard } from '../form-card/form-card';
import { UserPage } from '../user-page/user-page';

/** What the customer agreed to, a copy of their data, and the deletion of the account. */
export function PrivacyPage() {
  const { email, consent } = useLoaderData<typeof privacyLoader>();
  const { t } = useTranslation('account');
  const date = consent.consentedAt === null ? '' : formatDate(consent.consentedAt);
  const isSubscribed = consent.state === 'subscribed';
  return (
    <UserPage title={t('privacy.title')} parentPages={[{ title: t('menu.settings'), to: paths.personalSettings() }]}>
      <FormCard title={t('privacy.newsletter')}>
        <p>{t(`privacy.${consent.state}`, { date })}</p>
        <Form method="post">
          <Button type="submit" variant="secondary" name="newsletter" value={String(!isSubscribed)}>
            {t(isSubscribed ? 'privacy.unsubscribe' : 'privacy.subscribe')}
          </Button>
        </Form>
        {!isSubscribed && <p>{t('privacy.wording')}</p>}
        <p>
          <Link to={paths.newsletterUnsubscribe()}>{t('privacy.otherEmail')}</Link>
        </p>
      </FormCard>
      <FormCard title={t('privacy.data')}>
        <p>{t('privacy.dataText')}</p>
        <p>
          <ButtonLink to={accountPaths.personalData()} variant="secondary" reloadDocument download>
            {t('privacy.download')}
          </ButtonLink>
        </p>
      </FormCard>
      <FormCard title={t('privacy.deletion')}>
        <p>{t('privacy.deletionText')}</p>
        <AuthForm id="deletion" submit={t('privacy.delete')} variant="danger">
          {(field) => (
            <>
              {/* Tells the browser's password manager whose password this is. */}
              <input type="text" value={email} autoComplete="username" readOnly hidden />
              <TextField
                field={field('password', { required: true })}
                label={t('privacy.deletionPassword')}
                type="password"
                autoComplete="current-password"
              />
            </>
          )}
        </AuthForm>
      </FormCard>
    </UserPage>
  );
}
