import { BranchPicker, PointPicker } from '@vyloha/branches/ui';
import type { CartShipper } from '@vyloha/cart';
import type { FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { branchSearchField, recalculateButton } from '../../model/selection/branch-search';
import type { Selection } from '../../model/selection/selection';
import { isAtPoint } from '../../model/selection/shipper';
import type { PickerData } from './picker-data';
import type { SendCheckoutEvent } from './send-checkout-event';
import { useFieldMessage } from './use-field-message';

interface PlacePickerProps {
  shipper: CartShipper;
  picker: PickerData;
  fields: { branch: FormField };
  /** The selected place was closed since. */
  isPlaceLost: boolean;
  /** Key of the map of pick-up points. */
  mapKey: string | null;
  selection: Selection;
  send: SendCheckoutEvent;
}

/** The places of a shipper to select one of: branches of the shop, or points of the shipper. */
export function PlacePicker({ shipper, picker, fields, isPlaceLost, mapKey, selection, send }: PlacePickerProps) {
  const { t } = useTranslation('checkout');
  const messageOf = useFieldMessage();
  const isSelected = shipper.id === selection.shipperId;
  const lostMessage = isPlaceLost && selection.branchId === null ? t('problem.pointUnavailable') : undefined;
  const error = messageOf(fields.branch) ?? lostMessage;
  const { places, foundCount, query, isPostcodeUnknown } = picker;
  const button = { name: recalculateButton, value: shipper.id };
  const common = {
    // Each shipper has its picker; the error is that of the selected one.
    id: isSelected ? fields.branch.id : undefined,
    error: isSelected ? error : undefined,
    search: { fieldName: branchSearchField(shipper.id), button, query, isPostcodeUnknown },
    name: fields.branch.name,
    selectedId: selection.branchId,
    onSelect: (branchId: string) => send({ type: 'branch.selected', branchId }),
  };
  return isAtPoint(shipper) ? (
    <PointPicker {...common} points={places} foundCount={foundCount} shipperId={shipper.id} mapKey={mapKey} />
  ) : (
    <BranchPicker {...common} branches={places} />
  );
}
