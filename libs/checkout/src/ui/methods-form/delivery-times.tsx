import { formatDayAndMonth, formatDayOfWeek, useTranslation } from '@vyloha/i18n';
import { Disclosure } from '@vyloha/ui';
import type { DeliveryTime } from '../../model/delivery-time';
import styles from './methods-form.module.css';
import type { SendChoice } from './send-choice';

interface DeliveryTimesProps {
  times: readonly DeliveryTime[];
  selectedId: string | null;
  send: SendChoice;
}

/** When the carrier may come, for whom it matters. */
export function DeliveryTimes({ times, selectedId, send }: DeliveryTimesProps) {
  const { t, locale } = useTranslation('checkout');
  if (times.length === 0) return null;
  const days = [...new Set(times.map(({ date }) => date))];
  return (
    <Disclosure title={t('methods.deliveryTime')} isOpenAtFirst={times.some(({ id }) => id === selectedId)}>
      <label className={styles.time}>
        <input
          type="radio"
          name="deliveryTimeSlot"
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
                    name="deliveryTimeSlot"
                    value={time.id}
                    checked={time.id === selectedId}
                    onChange={() => send({ type: 'deliveryTime.chosen', deliveryTimeId: time.id })}
                  />
                  {time.from}–{time.to}
                </label>
              ))}
          </fieldset>
        ))}
      </div>
    </Disclosure>
  );
}
