import { createContentPageLoader } from '@vyloha/content-blocks/server';
import { sellingPointSlugs } from '@vyloha/links';

export { ContentPage as default } from '@vyloha/content-blocks/ui';
export { contactAction as action } from '@vyloha/content-blocks/server';

export const handle = { i18n: ['content-blocks', 'forms'] };
export const loader = createContentPageLoader(sellingPointSlugs.contact);
