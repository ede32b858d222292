import { useLocale, useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { groupByRegion, matchesQuery } from '../../model/branch-groups';
import type { BranchOption } from '../../model/branch-option';
import { isPostcodeQuery } from '../../model/pick-up-place';
import styles from './branch-picker.module.css';
import { BranchRegion } from './branch-region';
import { BranchRow } from './branch-row';
import { PickerFieldset } from './picker-fieldset';
import { BranchSearch, type BranchSearchState } from './branch-search';

export interface BranchPickerProps {
  /** Target id for links to the picker. */
  id?: string | undefined;
  /** In the order of their distance, after a search near a postcode. */
  branches: readonly BranchOption[];
  search: BranchSearchState;
  /** Name of the radio buttons; their values are ids of branches. */
  name: string;
  selectedId: string | null;
  onSelect: (branchId: string) => void;
  /** What is said of a branch besides its address and hours, such as when it hands over. */
  noteOf?: ((branchId: string) => ReactNode) | undefined;
  /** Validation error. */
  error?: string | undefined;
}

/** Up to this many branches need no search. */
const maxBranchesWithoutSearch = 5;

/** Shown of branches by their distance; the others are behind a title. */
const nearestCount = 3;

/** Radio list of branches: grouped by region, or the nearest to a postcode. */
export function BranchPicker(props: BranchPickerProps) {
  const { id, branches, search, name, selectedId, onSelect, noteOf, error } = props;
  const { t } = useTranslation('branches');
  const locale = useLocale();
  const [typed, setTyped] = useState(search.query);
  const query = isPostcodeQuery(typed) ? '' : typed;
  const groups = groupByRegion(branches, locale);
  const matchingBranches = new Set(branches.filter((branch) => matchesQuery(branch, query)));
  const isByDistance = branches.some(({ distanceKm }) => distanceKm !== undefined);
  const renderRow = (branch: BranchOption) => (
    <BranchRow
      key={branch.id}
      branch={branch}
      name={name}
      isSelected={branch.id === selectedId}
      isHidden={!matchingBranches.has(branch)}
      onSelect={onSelect}
      note={noteOf?.(branch.id)}
    />
  );
  const farther = branches.slice(nearestCount);
  const fartherFound = farther.filter((branch) => matchingBranches.has(branch)).length;
  return (
    <PickerFieldset id={id} legend={t('picker.legend')} error={error}>
      {branches.length > maxBranchesWithoutSearch && (
        <BranchSearch label={t('picker.filter')} hint={t('picker.filterHint')} search={search} onQuery={setTyped} />
      )}
      <p role="status" className={styles.noResults} hidden={matchingBranches.size > 0 && !isByDistance}>
        {matchingBranches.size === 0 && t('picker.nothingFound')}
        {matchingBranches.size > 0 && isByDistance && t('picker.nearest', { postcode: search.query })}
      </p>
      <div className={clsx(styles.regions, isByDistance && styles.nearest)}>
        {isByDistance ? (
          <>
            {branches.slice(0, nearestCount).map(renderRow)}
            <details
              className={styles.region}
              open={query !== '' || farther.some((branch) => branch.id === selectedId)}
              hidden={fartherFound === 0}
            >
              <summary className={styles.summary}>
                {t('picker.farther')} <span className={styles.count}>{fartherFound}</span>
              </summary>
              {farther.map(renderRow)}
            </details>
          </>
        ) : (
          groups.map((group) => (
            <BranchRegion
              key={group.region}
              {...group}
              matchingBranches={matchingBranches}
              isOpen={query !== '' || groups.length === 1 || group.branches.some(({ id }) => id === selectedId)}
              renderRow={renderRow}
            />
          ))
        )}
      </div>
    </PickerFieldset>
  );
}
