import { useTranslation } from '@vyloha/i18n';
import type { BranchOption } from '../../model/branch-option';
import { isPostcodeQuery } from '../../model/pick-up-place';
import type { BranchPickerProps } from '../branch-picker/branch-picker';
import styles from '../branch-picker/branch-picker.module.css';
import { BranchRow } from '../branch-picker/branch-row';
import { BranchSearch } from '../branch-picker/branch-search';
import { PickerFieldset } from '../branch-picker/picker-fieldset';
import { PointMap } from './point-map';

interface PointPickerProps extends Omit<BranchPickerProps, 'branches'> {
  /** What was found, and the selected one. */
  points: readonly BranchOption[];
  /** What was found. */
  foundCount: number;
  shipperId: string;
  /** Key of the network's map; `null` without one. */
  mapKey: string | null;
}

/** Radio list of pick-up points of a shipper, which has too many for a page: only those searched for. */
export function PointPicker({
  id,
  points,
  foundCount,
  search,
  error,
  name,
  selectedId,
  onSelect,
  ...map
}: PointPickerProps) {
  const { t } = useTranslation('branches');
  const { query, isPostcodeUnknown } = search;
  const found = isPostcodeQuery(query) ? t('picker.nearest', { postcode: query }) : t('points.found', { query });
  const status = foundCount === 0 ? t('points.nothingFound') : found;
  return (
    <PickerFieldset id={id} legend={t('points.legend')} error={error}>
      <BranchSearch label={t('points.search')} hint={t('points.searchHint')} search={search} />
      {map.mapKey !== null && <PointMap {...map} mapKey={map.mapKey} />}
      <p role="status" className={styles.noResults} hidden={isPostcodeUnknown}>
        {query === '' ? t('points.prompt') : status}
      </p>
      {points.length > 0 && (
        <div className={styles.regions}>
          {points.map((point) => (
            <BranchRow
              key={point.id}
              branch={point}
              name={name}
              isSelected={point.id === selectedId}
              isHidden={false}
              onSelect={onSelect}
            />
          ))}
        </div>
      )}
    </PickerFieldset>
  );
}
