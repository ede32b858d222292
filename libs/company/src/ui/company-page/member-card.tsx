import { ActionCard } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, withQuery } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import { changeKey, type CompanyMember, type CompanyRole } from '../../model/company-account';
import styles from './company-page.module.css';

interface RoleTextProps {
  role: CompanyRole;
  orderLimit: number | null;
  monthlyLimit: number | null;
  /** Left out for somebody who has not joined yet. */
  monthlyUsed?: number;
  currency: Currency;
}

/** What somebody may do for the company, and how much of it they have done this month. */
export function RoleText({ role, orderLimit, monthlyLimit, monthlyUsed, currency }: RoleTextProps) {
  const { t } = useTranslation('company');
  const money = (minor: number) => formatMoney(minor, currency);
  const parts = [
    t(`role.${role}`),
    ...(orderLimit === null ? [] : [t('member.limit', { limit: money(orderLimit) })]),
    ...(monthlyLimit === null ? [] : [t('member.monthlyLimit', { limit: money(monthlyLimit) })]),
  ];
  return (
    <>
      <p className={styles.role}>{parts.join(' · ')}</p>
      {role === 'buyer' && monthlyUsed !== undefined && (
        <p className={styles.role}>
          {monthlyLimit === null
            ? t('member.used', { used: money(monthlyUsed) })
            : t('member.usedOfLimit', {
                used: money(monthlyUsed),
                left: money(Math.max(0, monthlyLimit - monthlyUsed)),
              })}
        </p>
      )}
    </>
  );
}

/** One member with what owners may do. */
export function MemberCard({ member, currency }: { member: CompanyMember; currency: Currency }) {
  const { t } = useTranslation('company');
  const { id, name, email, isCaller } = member;
  return (
    <ActionCard
      name={name}
      change={{ text: t('member.change'), to: `${withQuery(accountPaths.company(), { [changeKey]: id })}#clen` }}
      remove={{
        text: t('member.remove'),
        action: accountPaths.company(),
        id,
        question: t(isCaller ? 'member.leave' : 'member.removeQuestion', { name }),
      }}
    >
      <p className={styles.name}>
        {name}
        {isCaller && ` (${t('member.you')})`}
      </p>
      <p className={styles.email}>{email}</p>
      <RoleText {...member} currency={currency} />
    </ActionCard>
  );
}
