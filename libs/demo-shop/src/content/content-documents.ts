import type { ImportDocument } from '@vyloha/import-documents';
import { glossaryDocuments } from '../glossary/glossary-documents';
import { magazineDocuments, magazinePictures } from '../magazine/magazine-documents';
import type { DemoPicture } from '../pictures/picture';
import type { DemoTrader } from '../shop/trader';
import { addressDocuments } from './addresses';
import { bannerDocuments, bannerPictures, infoBoxDocuments } from './banners';
import { toBuiltPageDocument } from './built-pages/built-page';
import { mowerPage, mowerPicture } from './built-pages/mower';
import { springPage } from './built-pages/spring';
import { configurationDocuments, configurationPictures } from './configuration';
import { endTextDocuments, featuredListDocuments } from './featured-lists';
import { homeDocuments, homePictures } from './home';
import { menuDocuments } from './menus';
import { toPageDocument } from './page';
import { legalPages } from './pages/legal';
import { servicePages } from './pages/service';
import { shoppingPages } from './pages/shopping';
import { questionDocuments } from './questions';
import { scenes } from './scenes-of-content';
import { searchSynonymDocuments } from './search-synonyms';
import { sharedBlockDocuments } from './shared-blocks';
import { siteMetadataDocuments } from './site-metadata';
import { topCategoryDocuments, topCategoryPictures } from './top-categories';
import { trustDocuments, trustPictures } from './trust';

export const contentPictures = (): DemoPicture[] => [
  ...bannerPictures,
  ...homePictures,
  ...configurationPictures,
  ...magazinePictures(),
  springPage.picture,
  mowerPicture,
  scenes.greenhouse,
  ...topCategoryPictures,
  ...trustPictures,
];

/** All editors' content: pages, the home page, menus, banners, configuration, old addresses. */
export function* contentDocuments(today: Date, trader: DemoTrader): Generator<ImportDocument> {
  yield* menuDocuments();
  yield* homeDocuments();
  yield* featuredListDocuments();
  yield* endTextDocuments();
  yield* topCategoryDocuments();
  yield* bannerDocuments(today);
  yield* infoBoxDocuments();
  yield* configurationDocuments(today, trader);
  yield* [...shoppingPages(trader), ...servicePages, ...legalPages(trader)].map(toPageDocument);
  yield* sharedBlockDocuments();
  yield* [springPage, mowerPage(trader)].map(toBuiltPageDocument);
  yield* questionDocuments();
  yield* magazineDocuments(today);
  yield* glossaryDocuments();
  yield* trustDocuments();
  yield* siteMetadataDocuments();
  yield* searchSynonymDocuments();
  yield* addressDocuments();
}
