import { useTranslation } from '@vyloha/i18n';
import { FieldMessage, Icon, Input, useEarlyText } from '@vyloha/ui';
import { useId } from 'react';
import {
  type BulkOrderRow as BulkOrderRowModel,
  maxCodeLength,
  maxQuantityLength,
  rowField,
} from '../../model/bulk-order/bulk-order-row';
import type { CheckedRow } from '../../model/bulk-order/checked-row';
import styles from './bulk-order-form.module.css';

interface BulkOrderRowProps {
  /** Counted from 0. */
  index: number;
  row: CheckedRow;
  onChange: (fields: Partial<BulkOrderRowModel>) => void;
  onChoose: (code: string) => void;
}

/** A row: its fields, and below them what it orders, what it may mean, or what is wrong with it. */
export function BulkOrderRow({ index, row, onChange, onChoose }: BulkOrderRowProps) {
  const { t } = useTranslation('cart');
  const resultId = useId();
  const number = index + 1;
  const common = {
    autoComplete: 'off',
    'aria-invalid': row.problem !== null || undefined,
    'aria-describedby': resultId,
  } as const;
  return (
    <li className={styles.row}>
      <Input
        {...common}
        ref={useEarlyText((code) => onChange({ code }))}
        name={rowField(index, 'code')}
        value={row.code}
        maxLength={maxCodeLength}
        spellCheck={false}
        aria-label={t('bulkOrder.code', { number })}
        onChange={(event) => onChange({ code: event.currentTarget.value })}
      />
      <Input
        {...common}
        ref={useEarlyText((quantity) => onChange({ quantity }))}
        name={rowField(index, 'quantity')}
        value={row.quantity}
        maxLength={maxQuantityLength}
        inputMode="decimal"
        aria-label={t('bulkOrder.quantity', { number })}
        placeholder="1"
        className={styles.quantity}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
      />
      <div className={styles.result} role="status">
        <div id={resultId}>
          {row.found && (
            <p className={styles.found}>
              <Icon name="check" size={16} />
              <span>
                {row.found.name} ({row.found.unit})
              </span>
            </p>
          )}
          {row.problem !== null && <FieldMessage id={`${resultId}-chyba`}>{row.problem}</FieldMessage>}
        </div>
        {row.choices.length > 0 && (
          <ul className={styles.choices}>
            {row.choices.map(({ code, name }) => (
              <li key={code}>
                <button
                  type="submit"
                  name="choice"
                  value={`${index}:${code}`}
                  className={styles.choice}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(code);
                  }}
                >
                  <span>{name}</span> <span className={styles.code}>{code}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
