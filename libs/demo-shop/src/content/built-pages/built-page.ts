import type { PartlyTranslated } from '@vyloha/contract';
import { htmlToNodes, type RichTextNode, type ImportDocument } from '@vyloha/import-documents';
import { text } from '../../language/texts';
import type { DemoPicture } from '../../pictures/picture';
import { block, type Block } from '../blocks';

/** Fields of a block in one language. */
type Fields = Record<string, unknown>;

/** A page built of blocks. Pairs are Czech and Slovak. */
export interface DemoBuiltPage {
  slug: readonly [string, string];
  title: readonly [string, string];
  description: readonly [string, string];
  picture: DemoPicture;
  blocksPerPage: number | null;
  blocks: readonly Block[];
}

/** Rich text from the HTML that editors write. */
export function rich(html: string): RichTextNode[] {
  const { nodes, problems } = htmlToNodes(html);
  if (problems.length > 0) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return nodes;
}

/** A block whose fields differ in the two languages. */
export function blockOf(uuid: string, type: string, cs: Fields, sk: Fields): Block {
  return block(uuid, type, (language) => (language === 'cs' ? cs : sk));
}

export function toBuiltPageDocument(page: DemoBuiltPage): ImportDocument {
  const title: PartlyTranslated = text(...page.title);
  return {
    type: 'content',
    entity: 'content_page',
    id: page.slug[0],
    slug: text(...page.slug),
    data: {
      title,
      pagination: page.blocksPerPage !== null,
      blocks_per_page: page.blocksPerPage,
      background_image: { path: page.picture.fileKey, alt: title, title },
      content_blocks: page.blocks,
      page_meta: {
        seo_title: title,
        seo_description: text(...page.description),
        share_image: { path: page.picture.fileKey },
      },
    },
  };
}
