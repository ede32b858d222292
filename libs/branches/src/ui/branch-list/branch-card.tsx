import { paths } from '@vyloha/links';
import { Card, Icon, Link } from '@vyloha/ui';
import type { Branch } from '../../model/branch';
import type { OpeningStatus } from '../../model/opening-hours';
import { OpeningStatusLabel } from '../opening-status-label/opening-status-label';
import styles from './branch-list.module.css';

/** A branch in the list: address, opening status, phone. */
export function BranchCard({ branch }: { branch: Branch & { opening: OpeningStatus } }) {
  const { street, postcode, city } = branch.address;
  return (
    <Card as="li" className={styles.card}>
      <h3>
        <Link to={paths.branch(branch.slug)}>{branch.name}</Link>
      </h3>
      <address className={styles.address}>
        {street}, {postcode} {city}
      </address>
      <p className={styles.line}>
        <Icon name="clock" size={16} /> <OpeningStatusLabel opening={branch.opening} />
      </p>
      <p className={styles.line}>
        <Icon name="phone" size={16} /> <a href={`tel:${branch.phone.replaceAll(' ', '')}`}>{branch.phone}</a>
      </p>
    </Card>
  );
}
