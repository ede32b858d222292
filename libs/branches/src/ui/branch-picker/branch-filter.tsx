import { useTranslation } from '@vyloha/i18n';
import { Field, Input, Label } from '@vyloha/ui';
import { useEffect, useId, useState } from 'react';

/** Filters the branches while typing. Needs script; without it the regions are expanded one by one. */
export function BranchFilter({ onQuery }: { onQuery: (query: string) => void }) {
  const { t } = useTranslation('branches');
  const id = useId();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Field>
      <Label htmlFor={id}>{t('picker.filter')}</Label>
      <Input
        id={id}
        type="search"
        placeholder={t('picker.filterHint')}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would submit the form around the picker.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </Field>
  );
}
