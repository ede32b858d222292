import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
import type { ShellData } from '../../model/shell-data';
import { type Choice, ChoiceForm } from '../choice-form/choice-form';
import { ChoiceSwitch } from '../choice-switch/choice-switch';

/** In which currency prices are, with tax or without it, and whether the other one stands beside. */
export function PriceSwitch({ data }: { data: Pick<ShellData, 'currencies' | 'here'> }) {
  const { t } = useTranslation('shell');
  const { themeSettings } = usePublicConfig();
  const { currency, displayVat, displayBothPrices } = useShopper();
  const { here } = data;
  const isInline = themeSettings.currencySwitcher === 'inline';
  const display = t(displayVat ? 'prices.withTax' : 'prices.withoutTax');
  // What is out of the ordinary, else the currency, unless that stands in a row of its own.
  const short = displayVat && !isInline ? currency.code : display;

  const currencies = data.currencies.map(({ code, name }): Choice => {
    const isChosen = code === currency.code;
    return { field: 'currency', value: code, short: isChosen && !isInline ? short : code, name, isChosen };
  });
  const displays = [true, false].map((isWith): Choice => {
    const name = t(isWith ? 'prices.allWithTax' : 'prices.allWithoutTax');
    return { field: 'displayVat', value: String(isWith), short, name, isChosen: isWith === displayVat };
  });
  const both: Choice = {
    field: 'displayBothPrices',
    value: String(!displayBothPrices),
    short,
    name: t('prices.both'),
    isChosen: displayBothPrices,
  };

  return (
    <>
      {isInline && currencies.length > 1 && (
        <ChoiceForm label={t('currency')} choices={currencies} here={here} isInline />
      )}
      <ChoiceSwitch
        label={t('prices.label')}
        choices={[...(isInline ? [] : currencies), ...displays, both]}
        here={here}
      />
    </>
  );
}
