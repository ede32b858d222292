import { useNavigation, useSubmit } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button } from '@vyloha/ui';
import { useState } from 'react';
import styles from './passkey-login.module.css';
import { usePasskeySupport } from './use-passkey-support';

interface PasskeyLoginProps {
  redirectTo: string | null;
}

/** Login without e-mail and password, where the browser has passkeys. */
export function PasskeyLogin({ redirectTo }: PasskeyLoginProps) {
  const { t } = useTranslation('account');
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  const [isSigning, setIsSigning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!usePasskeySupport()) return null;
  const logIn = async () => {
    setError(null);
    setIsSigning(true);
    try {
      const { signLogin } = await import('./run-passkey');
      const form = { passkey: await signLogin(), ...(redirectTo !== null && { redirectTo }) };
      submit(form, { method: 'post', action: paths.login() });
    } catch (failure) {
      const isRefused = failure instanceof Error && failure.name === 'PasskeyRefused';
      setError(isRefused ? failure.message : t('passkeys.loginFailed'));
    } finally {
      setIsSigning(false);
    }
  };
  return (
    <div className={styles.login}>
      <Button variant="secondary" icon="shield" isWide isBusy={isSigning || isSending} onClick={logIn}>
        {t('passkeys.login')}
      </Button>
      {error !== null && (
        <Alert tone="warning" role="alert">
          <p>{error}</p>
        </Alert>
      )}
    </div>
  );
}
