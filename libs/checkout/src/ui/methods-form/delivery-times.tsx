import { formatDayAndMonth, formatDayOfWeek, useTranslation } from '@vyloha/i18n';
import { shortTime } from '@vyloha/branches';
import { Disclosure, FieldMessage } from '@vyloha/ui';
import type { DeliveryTime } from '../../model/selection/delivery-time';
import styles from './methods-form.module.css';
import type { SendCheckoutEvent } from './send-checkout-event';

interface DeliveryTimesProps {
  id: string;
  name: string;
  times: readonly DeliveryTime[];
  selectedId: string | null;
  send: SendCheckoutEvent;
  /** Error of the selection. */
  error: string | undefined;
}

/** Optional selection of a delivery time. */
export function DeliveryTimes({ id: groupId, name, times, selectedId, send, error }: DeliveryTimesProps) {
  const { t, locale } = useTranslation('checkout');
  if (times.length === 0) return null;
  const days = [...new Set(times.map(({ date }) => date))];
  return (
    <Disclosure
      title={t('methods.deliveryTime')}
      isInitiallyOpen={error !== undefined || times.some(({ id }) => id === selectedId)}
    >
      {error && <FieldMessage id={`${groupId}-error`}>{error}</FieldMessage>}
      <label className={styles.time}>
        <input
          id={groupId}
          type="radio"
          name={name}
          value=""
          checked={selectedId === null}
          onChange={() => send({ type: 'deliveryTime.cleared' })}
        />
        {t('methods.anyTime')}
      </label>
      <div className={styles.days}>
        {days.map((date) => (
          <fieldset key={date} className={styles.day}>
            <legend>{`${formatDayOfWeek(date, locale)} ${formatDayAndMonth(date)}`}</legend>
            {times
              .filter((time) => time.date === date)
              .map((time) => (
                <label key={time.id} className={styles.time}>
                  <input
                    type="radio"
                    name={name}
                    value={time.id}
                    checked={time.id === selectedId}
                    onChange={() => send({ type: 'deliveryTime.selected', deliveryTimeId: time.id })}
                  />
                  {shortTime(time.from)}–{shortTime(time.to)}
                </label>
              ))}
          </fieldset>
        ))}
      </div>
    </Disclosure>
  );
}
