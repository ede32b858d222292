import { MenuPage as FullMenu } from '@vyloha/shell/ui';
import { useLanguageLinks } from '../compose/frame/use-language-links';

/** The full menu; its language switch leads to other domains where languages have their own. */
export function MenuPage() {
  return <FullMenu languageLinks={useLanguageLinks()} />;
}
