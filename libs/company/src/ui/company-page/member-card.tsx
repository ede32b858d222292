import { ActionCard } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, withQuery } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import { changeKey, type CompanyMember, type CompanyRole } from '../../model/company-account';
import styles from './company-page.module.css';

interface RoleTextProps {
  role: CompanyRole;
  orderLimit: number | null;
  currency: Currency;
}

/** What somebody may do for the company. */
export function RoleText({ role, orderLimit, currency }: RoleTextProps) {
  const { t } = useTranslation('company');
  const limit = orderLimit === null ? '' : ` · ${t('member.limit', { limit: formatMoney(orderLimit, currency) })}`;
  return <p className={styles.role}>{`${t(`role.${role}`)}${limit}`}</p>;
}

/** One member with what owners may do. */
export function MemberCard({ member, currency }: { member: CompanyMember; currency: Currency }) {
  const { t } = useTranslation('company');
  const { id, name, email, isCaller } = member;
  return (
    <ActionCard
      name={name}
      change={{ text: t('member.change'), to: `${withQuery(accountPaths.company(), { [changeKey]: id })}#clen` }}
      remove={{ text: t('member.remove'), action: accountPaths.company(), id }}
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
