import { useTranslation } from '@vyloha/i18n';
import { Button, Field, FieldMessage, Input, Label } from '@vyloha/ui';
import { useId, useRef } from 'react';
import { isPostcodeQuery } from '../../model/pick-up-place';
import styles from './branch-picker.module.css';

const maxQueryLength = 100;

/** What was searched for, and how its form searches again. */
export interface BranchSearchState {
  /** Name of the field; the button submits the form around the picker. */
  fieldName: string;
  button: { name: string; value: string };
  query: string;
  /** The query is a postcode that does not exist. */
  isPostcodeUnknown: boolean;
}

interface BranchSearchProps {
  label: string;
  hint: string;
  search: BranchSearchState;
  /** Filters while typing, with script; without this only the button searches. */
  onQuery?: (query: string) => void;
}

/** Finds branches: by their names while typing, with script; the nearest to a postcode by its button, without it too. */
export function BranchSearch({ label, hint, search, onQuery }: BranchSearchProps) {
  const { t } = useTranslation('branches');
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const errorId = `${id}-error`;
  const { isPostcodeUnknown } = search;
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <div className={styles.search} ref={container}>
        <Input
          id={id}
          name={search.fieldName}
          type="search"
          maxLength={maxQueryLength}
          defaultValue={search.query}
          placeholder={hint}
          aria-invalid={isPostcodeUnknown || undefined}
          aria-describedby={isPostcodeUnknown ? errorId : undefined}
          onChange={(event) => onQuery?.(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would press the first button of the form around the picker.
            event.preventDefault();
            if (onQuery === undefined || isPostcodeQuery(event.currentTarget.value))
              container.current?.querySelector('button')?.click();
          }}
        />
        <Button type="submit" variant="secondary" {...search.button}>
          {t('picker.find')}
        </Button>
      </div>
      {isPostcodeUnknown && (
        <FieldMessage id={errorId}>{t('picker.unknownPostcode', { postcode: search.query })}</FieldMessage>
      )}
    </Field>
  );
}
