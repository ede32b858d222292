import { usePublicConfig, themeNames } from '@vyloha/config';
import { pickTranslation } from '@vyloha/contract';
import { useLocale } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Chip, Stack } from '@vyloha/ui';
import { guideTexts } from './guide-texts';

/** Plain links, so that both themes can be viewed without JavaScript. */
export function ThemeSwitch() {
  const { theme } = usePublicConfig();
  const locale = useLocale();
  return (
    <nav aria-label={pickTranslation(guideTexts.themes, locale)}>
      <Stack direction="row" gap={1}>
        {themeNames.map((name) => (
          <Chip key={name} to={`${paths.blockSettings()}?theme=${name}`} isActive={name === theme}>
            {pickTranslation(guideTexts[name], locale)}
          </Chip>
        ))}
      </Stack>
    </nav>
  );
}
