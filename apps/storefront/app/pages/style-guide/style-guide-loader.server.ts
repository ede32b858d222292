import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadListing } from '@vyloha/catalog/server';
import { loadWireBlocks } from '@vyloha/content-blocks/server';
import { pickTranslation } from '@vyloha/contract';
import { guideTexts } from './guide-texts';
import { sampleBlocks } from './sample-blocks.server';

const productCount = 6;

/** The living style guide: sample blocks as the content system would send them, around real products of the shop. */
export async function styleGuideLoader({ context }: LoaderFunctionArgs) {
  const { products } = await loadListing(context, { sort: 'DefaultSort', page: 1, perPage: productCount });
  const blocks = await loadWireBlocks(context, sampleBlocks(products.map(({ id }) => id)));
  return { meta: { title: pickTranslation(guideTexts.title, context.locale) }, products, blocks };
}
