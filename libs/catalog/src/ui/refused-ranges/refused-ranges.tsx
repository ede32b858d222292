import { useTranslation } from '@vyloha/i18n';
import { Alert } from '@vyloha/ui';
import type { FilterGroup } from '../../model/listing/filter-view';
import { refusalKeys } from '../filter-panel/refusal-keys';

/** Says above the goods which ranges do not narrow them; on a phone their fields are out of sight. */
export function RefusedRanges({ groups }: { groups: readonly FilterGroup[] }) {
  const { t } = useTranslation('catalog');
  return groups.map(
    (group) =>
      group.kind === 'range' &&
      group.refused && (
        <Alert key={group.key} tone="warning" role="alert" title={t('filter.notUsed', { title: group.title })}>
          {t(refusalKeys[group.refused.problem])}
        </Alert>
      ),
  );
}
