import { BranchPicker, PointPicker } from '@vyloha/branches/ui';
import type { CartShipper } from '@vyloha/cart';
import type { FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { branchSearchField, recalculateButton } from '../../model/selection/branch-search';
import type { DeliveryDays, PlaceDelivery } from '../../model/selection/delivery-days';
import type { Selection } from '../../model/selection/selection';
import { isAtPoint } from '../../model/selection/shipper';
import { DeliveryDateText } from './delivery-date-text';
import styles from './methods-form.module.css';
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
  days: Pick<DeliveryDays, 'byBranch' | 'lineCount'>;
  selection: Selection;
  send: SendCheckoutEvent;
}

/** The places of a shipper to select one of: branches of the shop, or points of the shipper. */
export function PlacePicker(props: PlacePickerProps) {
  const { shipper, picker, fields, isPlaceLost, mapKey, days, selection, send } = props;
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
    <BranchPicker
      {...common}
      branches={places}
      noteOf={(branchId) => <PlaceNote {...days.byBranch[branchId]} lineCount={days.lineCount} />}
    />
  );
}

interface PlaceNoteProps extends Partial<PlaceDelivery> {
  lineCount: number;
}

/** When a branch hands the cart over, and how much of it lies there. */
function PlaceNote({ day = null, linesThere = null, lineCount }: PlaceNoteProps) {
  const { t } = useTranslation('checkout');
  const stockKey = linesThere === lineCount ? 'all' : 'some';
  return (
    <>
      {day && (
        <span className={styles.placeDay}>
          <DeliveryDateText day={day} />
        </span>
      )}
      {linesThere !== null && (
        <span className={styles.placeStock}>
          {t(`place.${linesThere === 0 ? 'none' : stockKey}`, { there: linesThere, lines: lineCount })}
        </span>
      )}
    </>
  );
}
