import { createContentPageLoader } from '@vyloha/content-blocks/server';
import { sellingPointSlugs } from '@vyloha/links';

export { ContentPage as default } from '@vyloha/content-blocks/ui';

export const handle = { i18n: ['content-blocks'] };
export const loader = createContentPageLoader(sellingPointSlugs.aboutPurchase);
