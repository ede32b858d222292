import { useTranslation } from '@vyloha/i18n';
import { Field, Label, Select } from '@vyloha/ui';
import styles from './search-form.module.css';

interface SearchChoiceProps {
  id: string;
  /** Key of the query. */
  name: string;
  label: string;
  /** `null` for any. */
  selected: string | null;
  any: string;
  options: readonly { value: string; label: string }[];
}

/** One value of several, or any. */
export function SearchChoice({ id, name, label, selected, any, options }: SearchChoiceProps) {
  return (
    <Field className={styles.choice}>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} name={name} defaultValue={selected ?? ''}>
        <option value="">{any}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface YearChoiceProps extends Pick<SearchChoiceProps, 'id' | 'name'> {
  /** `null` for any. */
  selected: number | null;
  /** In which there is something. */
  years: readonly number[];
}

/** One of the years, or any; the selected one is offered even when there is nothing in it. */
export function YearChoice({ selected, years, ...field }: YearChoiceProps) {
  const { t } = useTranslation('orders');
  const offered = [...new Set([...years, ...(selected === null ? [] : [selected])])].map(String);
  return (
    <SearchChoice
      {...field}
      label={t('list.search.year')}
      any={t('list.search.anyYear')}
      selected={selected === null ? null : String(selected)}
      options={offered.map((value) => ({ value, label: value }))}
    />
  );
}
