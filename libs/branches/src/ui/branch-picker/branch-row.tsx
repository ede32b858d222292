import { useTranslation } from '@vyloha/i18n';
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
}

/** A branch to select. */
export function BranchRow({ branch, name, isSelected, isHidden, onSelect }: BranchRowProps) {
  const { t } = useTranslation('branches');
  const { address, distanceKm } = branch;
  return (
    <label className={styles.branch} hidden={isHidden}>
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
  );
}
