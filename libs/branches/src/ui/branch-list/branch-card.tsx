import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Badge, Card, Icon, Link, Picture } from '@vyloha/ui';
import type { Branch } from '../../model/branch';
import type { OpeningStatus } from '../../model/opening-hours';
import { OpeningStatusLabel } from '../opening-status-label/opening-status-label';
import styles from './branch-list.module.css';

type BranchInList = Pick<Branch, 'slug' | 'name' | 'region' | 'address' | 'phone' | 'picture' | 'isPrimary'> & {
  opening: OpeningStatus;
  /** From the postcode it was searched near. */
  distanceKm?: number | undefined;
};

/** A branch in the list: picture, address, opening status, phone. */
export function BranchCard({ branch }: { branch: BranchInList }) {
  const { t } = useTranslation('branches');
  const { slug, name, region, phone, picture, isPrimary, opening, distanceKm } = branch;
  const { street, postcode, city } = branch.address;
  const regionName = t(`region.${region}`);
  return (
    <Card as="li" className={styles.card}>
      <Picture fileKey={picture?.fileKey} alt="" width={400} height={200} crop fit="cover" className={styles.picture} />
      <h2 className={styles.name}>
        <Link to={paths.branch(slug)}>{name}</Link>
        {isPrimary && <Badge tone="new">{t('detail.primary')}</Badge>}
      </h2>
      <address className={styles.address}>
        {street}, {postcode} {city}
        {!city.startsWith(regionName) && (
          <>
            <br />
            <span className={styles.regionName}>{regionName}</span>
          </>
        )}
      </address>
      {distanceKm !== undefined && (
        <p className={styles.line}>
          <Icon name="pin" size={16} /> {t('picker.distance', { distance: distanceKm })}
        </p>
      )}
      <p className={styles.line}>
        <Icon name="clock" size={16} /> <OpeningStatusLabel opening={opening} />
      </p>
      <p className={styles.line}>
        <Icon name="phone" size={16} /> <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </p>
    </Card>
  );
}
