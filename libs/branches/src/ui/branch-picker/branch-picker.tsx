import { useLocale, useTranslation } from '@vyloha/i18n';
import { useId, useState } from 'react';
import { groupByRegion, matchesQuery } from '../../model/branch-groups';
import type { BranchOption } from '../../model/branch-option';
import { BranchFilter } from './branch-filter';
import styles from './branch-picker.module.css';
import { BranchRegion } from './branch-region';

export interface BranchPickerProps {
  /** Where a link to the choice leads. */
  id?: string | undefined;
  branches: readonly BranchOption[];
  /** Name of the radio buttons; their values are ids of branches. */
  name: string;
  selectedId: string | null;
  onSelect: (branchId: string) => void;
  /** Why the choice was refused. */
  error?: string | undefined;
}

/** Up to this many are seen at once and need no search. */
const fewBranches = 5;

/** Branches to choose one from, folded by region; with script they can be searched as well. */
export function BranchPicker({ id, branches, name, selectedId, onSelect, error }: BranchPickerProps) {
  const { t } = useTranslation('branches');
  const locale = useLocale();
  const errorId = useId();
  const [query, setQuery] = useState('');
  const groups = groupByRegion(branches, locale);
  const found = new Set(branches.filter((branch) => matchesQuery(branch, query)));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.picker} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('picker.legend')}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {branches.length > fewBranches && <BranchFilter onQuery={setQuery} />}
      <p role="status" className={styles.nothing} hidden={found.size > 0}>
        {found.size === 0 && t('picker.nothingFound')}
      </p>
      <div className={styles.regions}>
        {groups.map((group) => (
          <BranchRegion
            key={group.region}
            {...group}
            found={found}
            isOpen={query !== '' || groups.length === 1 || group.branches.some(({ id }) => id === selectedId)}
            name={name}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        ))}
      </div>
    </fieldset>
  );
}
