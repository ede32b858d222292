import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormRefusal } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import type { settingsLoader } from '../../handlers/profile/settings-loader.server';
import { FormCard } from '../form-card/form-card';
import { UserPage } from '../user-page/user-page';
import { SettingsForm } from './settings-form';

/** Name, phone, address and company of the customer. */
export function SettingsPage() {
  const { email, details, countries, vatNumberState } = useLoaderData<typeof settingsLoader>();
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  return (
    <UserPage title={t('menu.settings')}>
      <p>
        {t('settings.lead', { email })} <Link to={accountPaths.changeEmail()}>{t('settings.changeEmail')}</Link>
      </p>
      <FormCard>
        <SettingsForm
          details={details}
          countries={countries}
          vatNumberState={vatNumberState}
          lastResult={refusal?.submission}
        />
      </FormCard>
      <p>
        <Link to={accountPaths.privacy()}>{t('settings.privacy')}</Link>
      </p>
    </UserPage>
  );
}
