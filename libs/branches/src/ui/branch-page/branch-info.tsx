import { useTranslation } from '@vyloha/i18n';
import type { BranchDetail } from '../../model/branch';
import { EmployeeList } from '../employee-list/employee-list';
import styles from './branch-page.module.css';

/** Services and staff, as far as the editor filled them in. */
export function BranchInfo({ branch }: { branch: Pick<BranchDetail, 'services' | 'employees'> }) {
  const { t } = useTranslation('branches');
  const { services } = branch;
  return (
    <div className={styles.sections}>
      {services.length > 0 && (
        <section>
          <h2>{t('detail.services')}</h2>
          <ul className={styles.bullets}>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </section>
      )}
      {branch.employees.length > 0 && (
        <section className={styles.staff}>
          <h2>{t('detail.employees')}</h2>
          <EmployeeList employees={branch.employees} />
        </section>
      )}
    </div>
  );
}
