import { useTranslation } from '@vyloha/i18n';
import { Alert } from '@vyloha/ui';
import type { FilterGroup } from '../../model/listing/filter-view';
import { invalidRangeKeys } from '../filter-panel/invalid-range-keys';

/** Reports invalid ranges above the products; on a phone their fields are out of sight. */
export function InvalidRangesAlert({ groups }: { groups: readonly FilterGroup[] }) {
  const { t } = useTranslation('catalog');
  return groups.map(
    (group) =>
      group.kind === 'range' &&
      group.invalidInput && (
        <Alert key={group.key} tone="warning" role="alert" title={t('filter.notUsed', { title: group.title })}>
          {t(invalidRangeKeys[group.invalidInput.problem])}
        </Alert>
      ),
  );
}
