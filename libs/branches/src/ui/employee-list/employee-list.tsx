import { Avatar } from '@vyloha/ui';
import type { BranchEmployee } from '../../model/branch';
import styles from './employee-list.module.css';

/** People of a branch: who they are, and how to reach them. */
export function EmployeeList({ employees }: { employees: readonly BranchEmployee[] }) {
  return (
    <ul className={styles.employees}>
      {employees.map((employee) => (
        <Employee key={employee.name} employee={employee} />
      ))}
    </ul>
  );
}

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
