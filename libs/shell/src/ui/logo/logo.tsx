import { paths } from '@vyloha/links';
import { Icon, Link } from '@vyloha/ui';
import styles from './logo.module.css';

/** The shop's logo, a link to the home page. */
export function Logo({ shopName }: { shopName: string }) {
  return (
    <Link to={paths.home()} className={styles.logo}>
      <span className={styles.mark}>
        <Icon name="sprout" size={32} />
      </span>
      <span>{shopName}</span>
    </Link>
  );
}
