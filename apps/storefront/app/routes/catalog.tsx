import { listingNamespaces } from '../compose/texts/message-namespaces';

export { catchAllLoader as loader } from '../pages/catch-all-loader.server';
export { CatchAllPage as default } from '../pages/catch-all-page';

export const handle = { i18n: listingNamespaces };
