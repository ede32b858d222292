import { TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import type { ComponentProps } from 'react';

type Field = Pick<ComponentProps<typeof TextField>, 'field'>;

/** The e-mail that an account is called by. */
export function EmailField({ field }: Field) {
  const { t } = useTranslation('account');
  return <TextField field={field} label={t('field.email')} type="email" inputMode="email" autoComplete="username" />;
}

/** The password an account has. */
export function CurrentPasswordField({ field }: Field) {
  const { t } = useTranslation('account');
  return <TextField field={field} label={t('field.password')} type="password" autoComplete="current-password" />;
}
