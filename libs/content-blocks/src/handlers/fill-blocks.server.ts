import type { AppLoadContext } from '@remix-run/node';
import { listMenuLinksOrNone } from '../api/blocks/menu-links.server';
import { listSharedBlocksOrNone } from '../api/blocks/shared-blocks.server';
import { flattenBlocks } from '../model/blocks/block-references';
import type { ContentBlock } from '../model/blocks/content-block';

type Context = Pick<AppLoadContext, 'cms' | 'locale'>;
type Blocks = readonly ContentBlock[];

/** Changes blocks, the nested ones first; what a change puts into a block stays as it is. */
function mapBlocks(blocks: Blocks, change: (block: ContentBlock) => ContentBlock): Blocks {
  return blocks.map((block) =>
    change('blocks' in block ? { ...block, blocks: mapBlocks(block.blocks, change) } : block),
  );
}

/** A shared block within another one stays empty, so that none contains itself. */
async function withSharedBlocks({ cms, locale }: Context, blocks: Blocks): Promise<Blocks> {
  const codes = flattenBlocks(blocks).flatMap((block) => (block.kind === 'shared' ? block.code : []));
  const load = async (code: string) => [code, await listSharedBlocksOrNone(cms, locale, code)] as const;
  const shared = new Map(await Promise.all([...new Set(codes)].map(load)));
  return mapBlocks(blocks, (block) =>
    block.kind === 'shared' ? { ...block, blocks: shared.get(block.code) ?? [] } : block,
  );
}

async function withMenuLinks({ cms, locale }: Context, blocks: Blocks): Promise<Blocks> {
  const ids = flattenBlocks(blocks).flatMap((block) => (block.kind === 'menuItems' ? block.itemIds : []));
  const links = await listMenuLinksOrNone(cms, locale, [...new Set(ids)]);
  const linksOf = (itemIds: readonly string[]) => itemIds.flatMap((id) => links.find((link) => link.id === id) ?? []);
  return mapBlocks(blocks, (block) =>
    block.kind === 'menuItems' ? { ...block, links: linksOf(block.itemIds) } : block,
  );
}

/** Blocks with what they show of elsewhere: shared blocks, and items of menus. */
export async function fillBlocks(context: Context, blocks: Blocks): Promise<Blocks> {
  return withMenuLinks(context, await withSharedBlocks(context, blocks));
}
