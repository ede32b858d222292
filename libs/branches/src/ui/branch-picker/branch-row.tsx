import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Icon, Link, VisuallyHidden } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { BranchOption } from '../../model/branch-option';
import { OpeningStatusLabel } from '../opening-status-label/opening-status-label';
import { AcceptedPayments } from '../accepted-payments/accepted-payments';
import styles from './branch-picker.module.css';

export interface BranchRowProps {
  branch: BranchOption;
  name: string;
  isSelected: boolean;
  isHidden: boolean;
  onSelect: (branchId: string) => void;
  note?: ReactNode;
}

/** A branch to select, with the way to its page, which has the map. */
export function BranchRow({ branch, name, isSelected, isHidden, onSelect, note }: BranchRowProps) {
  const { t } = useTranslation('branches');
  const { address, distanceKm } = branch;
  return (
    <div className={styles.row} hidden={isHidden}>
      <label className={styles.branch}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={branch.id}
          checked={isSelected}
          onChange={() => onSelect(branch.id)}
        />
        <span className={styles.info}>
          <span className={styles.name}>{branch.name}</span>
          <span className={styles.address}>
            {address.street}, {address.city}
          </span>
          <OpeningStatusLabel opening={branch.opening} />
          {note}
          {branch.acceptedPayments.length > 0 && (
            <span className={styles.address}>
              <AcceptedPayments payments={branch.acceptedPayments} />
            </span>
          )}
        </span>
        {distanceKm !== undefined && (
          <span className={styles.distance}>{t('picker.distance', { distance: Math.max(1, distanceKm) })}</span>
        )}
      </label>
      {branch.slug !== undefined && (
        <Link to={paths.branch(branch.slug)} target="_blank" className={styles.map}>
          <Icon name="pin" />
          {t('picker.map')}
          <VisuallyHidden>{` – ${branch.name} ${t('picker.newWindow')}`}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}
