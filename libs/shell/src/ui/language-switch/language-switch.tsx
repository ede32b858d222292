import { useTranslation } from '@vyloha/i18n';
import type { ShellData } from '../../model/shell-data';
import { PreferencesDropdown } from '../preferences-dropdown/preferences-dropdown';

/** Selects the language; where each has its own domain, the options are links to this page there. */
export function LanguageSwitch({
  data: { languages, languageLinks, currentPath },
}: {
  data: Pick<ShellData, 'languages' | 'languageLinks' | 'currentPath'>;
}) {
  const { t, locale } = useTranslation('shell');
  return (
    <PreferencesDropdown
      label={t('language')}
      options={languages.map(({ code, name }) => ({
        field: 'locale',
        value: code,
        shortLabel: code.toUpperCase(),
        name,
        isSelected: code === locale,
        href: languageLinks?.[code],
      }))}
      currentPath={currentPath}
    />
  );
}
