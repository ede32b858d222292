import { useTranslation } from '@vyloha/i18n';
import type { ReactNode } from 'react';
import type { BranchGroup } from '../../model/branch-groups';
import type { BranchOption } from '../../model/branch-option';
import styles from './branch-picker.module.css';

interface BranchRegionProps extends BranchGroup<BranchOption> {
  /** Branches that match the search; the others stay in the form, hidden. */
  matchingBranches: ReadonlySet<BranchOption>;
  isOpen: boolean;
  renderRow: (branch: BranchOption) => ReactNode;
}

/** The branches of one region in a disclosure. */
export function BranchRegion({ region, branches, matchingBranches, isOpen, renderRow }: BranchRegionProps) {
  const { t } = useTranslation('branches');
  const visibleBranches = branches.filter((branch) => matchingBranches.has(branch));
  return (
    <details className={styles.region} open={isOpen} hidden={visibleBranches.length === 0}>
      <summary className={styles.summary}>
        {t(`region.${region}`)}{' '}
        <span className={styles.count}>{t('picker.count', { count: visibleBranches.length })}</span>
      </summary>
      {branches.map(renderRow)}
    </details>
  );
}
