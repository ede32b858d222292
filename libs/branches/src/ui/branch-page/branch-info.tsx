import { useTranslation } from '@vyloha/i18n';
import { Avatar } from '@vyloha/ui';
import type { BranchDetail, BranchEmployee } from '../../model/branch';
import styles from './branch-page.module.css';

function Employee({ employee: { name, picture, position, phone, email } }: { employee: BranchEmployee }) {
  return (
    <li className={styles.employee}>
      <Avatar name={name} picture={picture} size={72} />
      <p>
        <b>{name}</b>
        {position && (
          <>
            <br />
            {position}
          </>
        )}
        {phone && (
          <>
            <br />
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </>
        )}
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    </li>
  );
}

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
          <ul className={styles.employees}>
            {branch.employees.map((employee) => (
              <Employee key={employee.name} employee={employee} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
