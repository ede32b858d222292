import { listingNamespaces } from '../compose/texts/message-namespaces';

export { eshopPageLoader as loader } from '@vyloha/catalog/server';
export { EshopPage as default } from '../pages/eshop-page';

export const handle = { i18n: listingNamespaces };
