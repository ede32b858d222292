export { guidePageLoader as loader } from '@vyloha/content-blocks/server';
export { GuidePage as default } from '@vyloha/content-blocks/ui';

export const handle = { i18n: ['content-blocks'] };
