import { useTranslation } from '@vyloha/i18n';
import { Field, Input, Label } from '@vyloha/ui';
import { useEffect, useId, useState } from 'react';

/** Narrows the branches while typing. Only there once script runs: without it the regions are unfolded one by one. */
export function BranchFilter({ onQuery }: { onQuery: (query: string) => void }) {
  const { t } = useTranslation('branches');
  const id = useId();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!isAlive) return null;
  return (
    <Field>
      <Label htmlFor={id}>{t('picker.filter')}</Label>
      <Input
        id={id}
        type="search"
        placeholder={t('picker.filterHint')}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would send the form the picker stands in.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </Field>
  );
}
