export { productPictureLoader as loader } from '@vyloha/catalog/server';
export { ProductPicturePage as default } from '@vyloha/catalog/ui';

export const handle = { i18n: ['catalog.pictures'] };
