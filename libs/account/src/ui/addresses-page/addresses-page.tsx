import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormRefusal } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Columns, EmptyState } from '@vyloha/ui';
import type { addressesLoader } from '../../handlers/profile/addresses-loader.server';
import { FormCard } from '../form-card/form-card';
import { UserPage } from '../user-page/user-page';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';

/** The customer's addresses, and the form for a new one or the one being edited. */
export function AddressesPage() {
  const { addresses, changed, preset, countries } = useLoaderData<typeof addressesLoader>();
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  return (
    <UserPage title={t('menu.addresses')}>
      {addresses.length === 0 ? (
        <EmptyState icon="pin" title={t('addresses.empty')}>
          <p>{t('addresses.emptyText')}</p>
        </EmptyState>
      ) : (
        <Columns as="ul" count={{ base: 1, md: 2 }}>
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </Columns>
      )}
      <FormCard id="adresa" title={t(changed === null ? 'addresses.add' : 'addresses.change')}>
        <AddressForm
          key={changed?.id ?? 'new'}
          address={changed ?? preset}
          countries={countries}
          lastResult={refusal?.submission}
        />
        {changed !== null && (
          <p>
            <ButtonLink to={paths.addresses()} variant="quiet">
              {t('addresses.keep')}
            </ButtonLink>
          </p>
        )}
      </FormCard>
    </UserPage>
  );
}
