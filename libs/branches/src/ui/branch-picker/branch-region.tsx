import { useTranslation } from '@vyloha/i18n';
import type { BranchGroup } from '../../model/branch-groups';
import type { BranchOption } from '../../model/branch-option';
import { OpeningStatusLabel } from '../opening-status-label/opening-status-label';
import styles from './branch-picker.module.css';

interface BranchRegionProps extends BranchGroup<BranchOption> {
  /** Branches that match the search; the others stay in the form, hidden. */
  matchingBranches: ReadonlySet<BranchOption>;
  isOpen: boolean;
  name: string;
  selectedId: string | null;
  onSelect: (branchId: string) => void;
}

/** The branches of one region in a disclosure. */
export function BranchRegion({
  region,
  branches,
  matchingBranches,
  isOpen,
  name,
  selectedId,
  onSelect,
}: BranchRegionProps) {
  const { t } = useTranslation('branches');
  const visibleBranches = branches.filter((branch) => matchingBranches.has(branch));
  return (
    <details className={styles.region} open={isOpen} hidden={visibleBranches.length === 0}>
      <summary className={styles.summary}>
        {t(`region.${region}`)}{' '}
        <span className={styles.count}>{t('picker.count', { count: visibleBranches.length })}</span>
      </summary>
      {branches.map((branch) => (
        <label key={branch.id} className={styles.branch} hidden={!matchingBranches.has(branch)}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={branch.id}
            checked={branch.id === selectedId}
            onChange={() => onSelect(branch.id)}
          />
          <span className={styles.info}>
            <span className={styles.name}>{branch.name}</span>
            <span className={styles.address}>
              {branch.address.street}, {branch.address.city}
            </span>
            <OpeningStatusLabel opening={branch.opening} />
          </span>
        </label>
      ))}
    </details>
  );
}
