import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import type { CompanyRole } from '../../model/company-account';
import styles from './company-page.module.css';

interface OrderLinksProps {
  role: CompanyRole;
  /** Whether the shop has a list of documents. */
  hasDocuments: boolean;
}

/** To the orders and documents that the member sees: those of all for owners and approvers, a buyer's own. */
export function OrderLinks({ role, hasDocuments }: OrderLinksProps) {
  const { t } = useTranslation('company');
  const unpaid = { isUnpaid: true };
  const links = [
    { key: 'all', to: accountPaths.companyOrders() },
    { key: 'unpaid', to: accountPaths.companyOrders(unpaid) },
    ...(hasDocuments
      ? [
          { key: 'documents', to: accountPaths.companyDocuments() },
          { key: 'invoices', to: accountPaths.companyDocuments(unpaid) },
        ]
      : []),
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="orders">
      <h2 id="orders">{t('orders.title')}</h2>
      <p>{t(role === 'buyer' ? 'orders.ofBuyer' : 'orders.ofAll')}</p>
      <ul className={styles.links}>
        {links.map(({ key, to }) => (
          <li key={key}>
            <Link to={to}>{t(`orders.${key}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
