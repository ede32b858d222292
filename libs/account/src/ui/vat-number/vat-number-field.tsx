import { TextField } from '@vyloha/forms';
import type { ComponentProps } from 'react';
import { readVatNumber, type VatNumberState } from '../../model/vat-number';
import { useVatNumberState } from './use-vat-number-state';
import { VatNumberNote } from './vat-number-note';
import styles from './vat-number.module.css';

interface VatNumberFieldProps extends ComponentProps<typeof TextField> {
  /** What is known of the number that the page was made with. */
  state: VatNumberState | null;
  /** IČ DPH: the code of the country may be left out. */
  isSlovak?: boolean;
}

/** A number for VAT, with what VIES says about it: as the page was made, then while it is typed. */
export function VatNumberField({ state: initial, isSlovak = false, ...props }: VatNumberFieldProps) {
  const { initialValue } = props.field;
  const read = (text: string) => readVatNumber(text, isSlovak);
  const isOfField = initial !== null && typeof initialValue === 'string' && read(initialValue) === initial.number;
  const { state, ask } = useVatNumberState(isOfField ? initial : null);
  return (
    <div className={styles.field}>
      <TextField {...props} onInput={(event) => ask(read(event.currentTarget.value))} />
      <p className={styles.message} role="status">
        <VatNumberNote state={state} />
      </p>
    </div>
  );
}
