import { TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import type { ComponentProps } from 'react';

type Field = Pick<ComponentProps<typeof TextField>, 'field'>;

/** The e-mail that identifies the account. */
export function EmailField({ field }: Field) {
  const { t } = useTranslation('account');
  return <TextField field={field} label={t('field.email')} type="email" inputMode="email" autoComplete="username" />;
}

/** The current password. */
export function CurrentPasswordField({ field }: Field) {
  const { t } = useTranslation('account');
  return <TextField field={field} label={t('field.password')} type="password" autoComplete="current-password" />;
}
