import { Form } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import type { Currency } from '@vyloha/money';
import { Button, Card, Columns, VisuallyHidden } from '@vyloha/ui';
import type { CompanyAccount } from '../../model/company-account';
import { RoleText } from './member-card';
import styles from './company-page.module.css';

interface InvitationListProps {
  invitations: CompanyAccount['invitations'];
  currency: Currency;
}

/** Who has been invited and has not joined yet. */
export function InvitationList({ invitations, currency }: InvitationListProps) {
  const { t } = useTranslation('company');
  if (invitations.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('invite.open')}</h2>
      <Columns as="ul" count={{ base: 1, md: 2 }}>
        {invitations.map(({ id, email, expiresAt, ...membership }) => (
          <Card key={id} as="li" className={styles.card}>
            <div>
              <p className={styles.name}>{email}</p>
              <RoleText {...membership} currency={currency} />
              <p className={styles.role}>{t('invite.expires', { date: formatDate(expiresAt) })}</p>
            </div>
            <Form method="post" action={accountPaths.company()}>
              <Button type="submit" name="withdraw" value={id} variant="quiet" size="small" icon="trash">
                {t('invite.withdraw')}
                <VisuallyHidden>{` – ${email}`}</VisuallyHidden>
              </Button>
            </Form>
          </Card>
        ))}
      </Columns>
    </section>
  );
}
