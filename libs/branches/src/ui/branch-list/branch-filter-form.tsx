import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { searchKey } from '@vyloha/links';
import { Button, Checkbox, Field, FieldMessage, Input, Label, Select } from '@vyloha/ui';
import { type BranchFilter, filterKeys } from '../../model/branch-filter';
import type { RegionCode } from '../../model/region';
import styles from './branch-list.module.css';

interface BranchFilterFormProps {
  filter: BranchFilter;
  regions: readonly { region: RegionCode; count: number }[];
  /** Whether the search is a postcode that does not exist. */
  isPostcodeUnknown: boolean;
}

const messageId = 'branch-query-message';

/** Search, region and 'open now' of the list of branches. */
export function BranchFilterForm({ filter, regions, isPostcodeUnknown }: BranchFilterFormProps) {
  const { t } = useTranslation('branches');
  const { query, region, isOpenNow } = filter;
  return (
    // A new one for each filter: it shows what the list is filtered by, also after a link was followed.
    <Form
      key={JSON.stringify(filter)}
      method="get"
      role="search"
      aria-label={t('list.search')}
      className={styles.search}
    >
      <input type="hidden" name="seznam" value="pobocky" />
      <Field>
        <Label htmlFor="branch-query">{t('list.search')}</Label>
        <Input
          id="branch-query"
          type="search"
          name={searchKey}
          defaultValue={query}
          placeholder={t('list.searchHint')}
          {...(isPostcodeUnknown && { 'aria-invalid': true, 'aria-describedby': messageId })}
        />
        {isPostcodeUnknown && (
          <FieldMessage id={messageId}>{t('picker.unknownPostcode', { postcode: query })}</FieldMessage>
        )}
      </Field>
      <Field>
        <Label htmlFor="branch-region">{t('list.region')}</Label>
        <Select id="branch-region" name={filterKeys.region} defaultValue={region ?? ''}>
          <option value="">{t('list.allRegions')}</option>
          {regions.map(({ region: code, count }) => (
            <option key={code} value={code}>
              {t('list.regionOption', { region: t(`region.${code}`), count })}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox name={filterKeys.isOpenNow} value="1" defaultChecked={isOpenNow} label={t('list.openNow')} />
      <Button type="submit" icon="search">
        {t('list.submit')}
      </Button>
    </Form>
  );
}
