import type { Translated } from '@vyloha/contract';

interface TopCategoryLink<Text> {
  title: Text;
  to: Text;
}

/** A category that editors put on top of the catalogue, with the links below its title. */
export interface TopCategory<Text = Translated> {
  title: Text;
  fileKey: string | null;
  /** Link of the title itself; `null` where there are several links, which are below it then. */
  to: Text | null;
  links: readonly TopCategoryLink<Text>[];
}
