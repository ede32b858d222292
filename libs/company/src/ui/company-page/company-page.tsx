import { useActionData, useLoaderData } from '@remix-run/react';
import type { VatNumberState } from '@vyloha/account';
import { FormCard, UserPage, VatNumberNote } from '@vyloha/account/ui';
import type { FormRefusal } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Card, Columns } from '@vyloha/ui';
import type { companyLoader } from '../../handlers/members/company-loader.server';
import type { CompanyAccount } from '../../model/company-account';
import { InvitationList } from './invitation-list';
import { InvoiceCard } from './invoice-card';
import { InviteForm } from './invite-form';
import { MemberCard, RoleText } from './member-card';
import { MemberForm } from './member-form';
import { OrderLinks } from './order-links';
import styles from './company-page.module.css';

/** The company the customer buys for; its owners manage its members here. */
export function CompanyPage() {
  const { company, vatNumberState, hasDocuments, currency, changed } = useLoaderData<typeof companyLoader>();
  const refusal = useActionData<FormRefusal & { intent: 'invite' | 'change' }>();
  const { t } = useTranslation('company');
  return (
    <UserPage title={t('company.title')}>
      <CompanyCard company={company} vatNumberState={vatNumberState} />
      <OrderLinks role={company.role} hasDocuments={hasDocuments} />
      {company.invoice !== null && <InvoiceCard invoice={company.invoice} currency={currency} />}
      {company.role === 'owner' ? (
        <>
          <section className={styles.section}>
            <h2>{t('company.members')}</h2>
            <Columns as="ul" count={{ base: 1, md: 2 }}>
              {company.members.map((member) => (
                <MemberCard key={member.id} member={member} currency={currency} />
              ))}
            </Columns>
          </section>
          {changed !== null && (
            <FormCard id="clen" title={t('member.title', { name: changed.name })}>
              <MemberForm
                key={changed.id}
                member={changed}
                currencyCode={company.currencyCode}
                lastResult={refusal?.intent === 'change' ? refusal.submission : undefined}
              />
            </FormCard>
          )}
          <InvitationList invitations={company.invitations} currency={currency} />
          {changed === null && (
            <FormCard id="pozvat" title={t('invite.title')}>
              <InviteForm
                currencyCode={company.currencyCode}
                lastResult={refusal?.intent === 'invite' ? refusal.submission : undefined}
              />
            </FormCard>
          )}
        </>
      ) : (
        <section className={styles.section}>
          <h2>{t('company.yourRole')}</h2>
          <RoleText {...company} currency={currency} />
          <p>{t(`roleText.${company.role}`)}</p>
        </section>
      )}
    </UserPage>
  );
}

interface CompanyCardProps {
  company: CompanyAccount;
  /** What VIES says about its number for VAT; null while nothing is known. */
  vatNumberState: VatNumberState | null;
}

function CompanyCard({ company: { name, tin, vatin, addressLines }, vatNumberState }: CompanyCardProps) {
  const { t } = useTranslation('company');
  return (
    <Card as="section" tone="sand">
      <h2>{name}</h2>
      <address className={styles.address}>
        {addressLines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
      <p>
        {t('company.tin', { tin })}
        {vatin !== null && `, ${t('company.vatin', { vatin })}`}
      </p>
      {vatNumberState !== null && (
        <p>
          <VatNumberNote state={vatNumberState} />
        </p>
      )}
      <p className={styles.role}>{t('company.note')}</p>
    </Card>
  );
}
