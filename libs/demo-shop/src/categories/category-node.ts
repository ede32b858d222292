import type { PartlyTranslated } from '@vyloha/contract';
import { text } from '../language/texts';
import type { ColorKey } from '../language/colors';

/** Text on the tile of a category. */
export interface CategoryPicture {
  kind: string;
  shape: string;
  tone: ColorKey;
}

export interface CategoryNode {
  id: string;
  title: PartlyTranslated;
  description: PartlyTranslated;
  picture: CategoryPicture;
  children: readonly CategoryNode[];
  /** Customer groups that alone see it; visible to everybody when omitted. */
  visibleToGroups?: readonly string[];
}

const defaultShape = '';

export function category(
  id: string,
  title: readonly [cs: string, sk: string],
  picture: readonly [kind: string, tone: ColorKey, shape?: string],
  description: readonly [cs: string, sk: string],
  children: readonly CategoryNode[] = [],
): CategoryNode {
  const [kind, tone, shape = defaultShape] = picture;
  return { id, title: text(...title), description: text(...description), picture: { kind, shape, tone }, children };
}
