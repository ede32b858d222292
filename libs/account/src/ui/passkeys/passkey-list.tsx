import { Form } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, VisuallyHidden } from '@vyloha/ui';
import type { Passkey } from '../../model/passkey';
import { AccessRow } from '../access-list/access-list';
import { FormCard } from '../form-card/form-card';
import { AddPasskeyForm } from './add-passkey-form';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  canAdd: boolean;
  email: string;
}

/** The customer's passkeys, with a form for another one where the browser can make it. */
export function PasskeyList({ passkeys, canAdd, email }: PasskeyListProps) {
  const { t } = useTranslation('account');
  const noteOf = ({ createdAt, lastUsedAt }: Passkey) => {
    const created = t('passkeys.created', { date: formatDate(createdAt) });
    return lastUsedAt === null ? created : `${created} · ${t('passkeys.used', { date: formatDate(lastUsedAt) })}`;
  };
  return (
    <FormCard title={t('passkeys.title')} id="klice">
      <p>{t('passkeys.lead')}</p>
      {passkeys.length === 0 ? (
        <p>{t('passkeys.empty')}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <AccessRow key={passkey.id} name={passkey.name} note={noteOf(passkey)}>
              <Form method="post" action={paths.changePassword()}>
                <Button type="submit" name="removePasskey" value={passkey.id} variant="quiet" size="small" icon="trash">
                  {t('passkeys.remove')}
                  <VisuallyHidden>{` – ${passkey.name}`}</VisuallyHidden>
                </Button>
              </Form>
            </AccessRow>
          ))}
        </ul>
      )}
      {/* A new form for each passkey: the last one's name and password are gone. */}
      {canAdd && <AddPasskeyForm key={passkeys.length} email={email} />}
    </FormCard>
  );
}
