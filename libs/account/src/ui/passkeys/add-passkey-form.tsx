import { useSubmit } from '@remix-run/react';
import { FieldStack, plainFields, TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button } from '@vyloha/ui';
import { type FormEvent, useState } from 'react';
import { maxPasskeyName } from '../../model/passkey';
import { usePasskeySupport } from './use-passkey-support';

const formId = 'passkey';

interface Failure {
  field: string | null;
  text: string;
}

const textIn = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Makes a passkey in this browser, for the password; only where the browser can. */
export function AddPasskeyForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const submit = useSubmit();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!usePasskeySupport()) return null;

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const passkeyName = textIn(data, 'passkeyName').trim();
    setFailure(null);
    setIsBusy(true);
    try {
      const { createPasskey } = await import('./run-passkey');
      const newPasskey = await createPasskey(textIn(data, 'currentPassword'));
      submit({ newPasskey, passkeyName }, { method: 'post', action: paths.changePassword() });
    } catch (error) {
      const isRefused = error instanceof Error && error.name === 'PasskeyRefused';
      setFailure(
        isRefused ? { field: 'currentPassword', text: error.message } : { field: null, text: t('passkeys.notMade') },
      );
    } finally {
      setIsBusy(false);
    }
  };
  const fieldErrors = failure === null || failure.field === null ? {} : { [failure.field]: [failure.text] };
  const field = plainFields({ formId, lastResult: { status: 'error', error: fieldErrors } });
  return (
    <form id={formId} method="post" onSubmit={add}>
      <FieldStack>
        <TextField
          field={field('passkeyName', { required: true })}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          maxLength={maxPasskeyName}
          autoComplete="off"
        />
        <input type="text" value={email} autoComplete="username" readOnly hidden />
        <TextField
          field={field('currentPassword', { required: true })}
          label={t('field.oldPassword')}
          type="password"
          autoComplete="current-password"
        />
        {failure !== null && failure.field === null && (
          <Alert tone="warning" role="alert">
            <p>{failure.text}</p>
          </Alert>
        )}
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {t('passkeys.add')}
        </Button>
      </FieldStack>
    </form>
  );
}
