import { useLocale, useTranslation } from '@vyloha/i18n';
import { useId, useState } from 'react';
import { groupByRegion, matchesQuery } from '../../model/branch-groups';
import type { BranchOption } from '../../model/branch-option';
import { BranchFilter } from './branch-filter';
import styles from './branch-picker.module.css';
import { BranchRegion } from './branch-region';

export interface BranchPickerProps {
  /** Target id for links to the picker. */
  id?: string | undefined;
  branches: readonly BranchOption[];
  /** Name of the radio buttons; their values are ids of branches. */
  name: string;
  selectedId: string | null;
  onSelect: (branchId: string) => void;
  /** Validation error. */
  error?: string | undefined;
}

/** Up to this many branches need no search. */
const maxBranchesWithoutFilter = 5;

/** Radio list of branches, grouped by region; searchable with script. */
export function BranchPicker({ id, branches, name, selectedId, onSelect, error }: BranchPickerProps) {
  const { t } = useTranslation('branches');
  const locale = useLocale();
  const errorId = useId();
  const [query, setQuery] = useState('');
  const groups = groupByRegion(branches, locale);
  const matchingBranches = new Set(branches.filter((branch) => matchesQuery(branch, query)));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.picker} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('picker.legend')}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {branches.length > maxBranchesWithoutFilter && <BranchFilter onQuery={setQuery} />}
      <p role="status" className={styles.noResults} hidden={matchingBranches.size > 0}>
        {matchingBranches.size === 0 && t('picker.nothingFound')}
      </p>
      <div className={styles.regions}>
        {groups.map((group) => (
          <BranchRegion
            key={group.region}
            {...group}
            matchingBranches={matchingBranches}
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
