import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, withQuery } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import { Button, ButtonLink, Card, VisuallyHidden } from '@vyloha/ui';
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
  const label = <VisuallyHidden>{` – ${name}`}</VisuallyHidden>;
  return (
    <Card as="li" className={styles.card}>
      <div>
        <p className={styles.name}>
          {name}
          {isCaller && ` (${t('member.you')})`}
        </p>
        <p className={styles.email}>{email}</p>
        <RoleText {...member} currency={currency} />
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={`${withQuery(accountPaths.company(), { [changeKey]: id })}#clen`}
          variant="secondary"
          size="small"
          icon="pencil"
        >
          {t('member.change')}
          {label}
        </ButtonLink>
        <Form method="post" action={accountPaths.company()}>
          <Button type="submit" name="remove" value={id} variant="quiet" size="small" icon="trash">
            {t('member.remove')}
            {label}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
