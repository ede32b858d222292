import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
import type { ShellData } from '../../model/shell-data';
import { type PreferenceOption, PreferencesForm } from '../preferences-form/preferences-form';
import { PreferencesDropdown } from '../preferences-dropdown/preferences-dropdown';

type SwitchData = Pick<ShellData, 'currencies' | 'currentPath'>;

/** Selects the currency, prices with or without tax, and whether both are shown; without a tax the currency alone. */
export function PricePreferencesSwitch({ data }: { data: SwitchData }) {
  const { t } = useTranslation('shell');
  const { themeSettings } = usePublicConfig();
  const { currency, hasTax, displayVat, displayBothPrices } = useShopper();
  const { currentPath } = data;
  const isInline = themeSettings.currencySwitcher === 'inline';
  const display = t(displayVat ? 'prices.withTax' : 'prices.withoutTax');
  // What differs from the default, else the currency, unless that has a separate row.
  const shortLabel = displayVat && !isInline ? currency.code : display;

  const currencies = data.currencies.map(({ code, name }): PreferenceOption => {
    const isSelected = code === currency.code;
    return {
      field: 'currency',
      value: code,
      shortLabel: isSelected && !isInline ? shortLabel : code,
      name,
      isSelected,
    };
  });
  const vatOptions = [true, false].map((withVat): PreferenceOption => {
    const name = t(withVat ? 'prices.allWithTax' : 'prices.allWithoutTax');
    return { field: 'displayVat', value: String(withVat), shortLabel, name, isSelected: withVat === displayVat };
  });
  const bothPricesOption: PreferenceOption = {
    field: 'displayBothPrices',
    value: String(!displayBothPrices),
    shortLabel,
    name: t('prices.both'),
    isSelected: displayBothPrices,
  };

  const options = [...(isInline ? [] : currencies), ...(hasTax ? [...vatOptions, bothPricesOption] : [])];

  return (
    <>
      {isInline && currencies.length > 1 && (
        <PreferencesForm label={t('currency')} options={currencies} currentPath={currentPath} isInline />
      )}
      {options.length > 1 && (
        <PreferencesDropdown label={t('prices.label')} options={options} currentPath={currentPath} />
      )}
    </>
  );
}
