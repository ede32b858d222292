import { useTranslation } from '@vyloha/i18n';
import type { BranchGroup } from '../../model/branch-groups';
import type { BranchOption } from '../../model/branch-option';
import { OpeningSign } from '../opening-sign/opening-sign';
import styles from './branch-picker.module.css';

interface BranchRegionProps extends BranchGroup<BranchOption> {
  /** Branches the search found; the others stay in the form, out of sight. */
  found: ReadonlySet<BranchOption>;
  isOpen: boolean;
  name: string;
  selectedId: string | null;
  onSelect: (branchId: string) => void;
}

/** The branches of one region behind its name. */
export function BranchRegion({ region, branches, found, isOpen, name, selectedId, onSelect }: BranchRegionProps) {
  const { t } = useTranslation('branches');
  const shown = branches.filter((branch) => found.has(branch));
  return (
    <details className={styles.region} open={isOpen} hidden={shown.length === 0}>
      <summary className={styles.summary}>
        {t(`region.${region}`)} <span className={styles.count}>{t('picker.count', { count: shown.length })}</span>
      </summary>
      {branches.map((branch) => (
        <label key={branch.id} className={styles.branch} hidden={!found.has(branch)}>
          <input
            type="radio"
            className={styles.mark}
            name={name}
            value={branch.id}
            checked={branch.id === selectedId}
            onChange={() => onSelect(branch.id)}
          />
          <span className={styles.words}>
            <span className={styles.name}>{branch.name}</span>
            <span className={styles.address}>
              {branch.address.street}, {branch.address.city}
            </span>
            <OpeningSign opening={branch.opening} />
          </span>
        </label>
      ))}
    </details>
  );
}
