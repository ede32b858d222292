import type { ImportDocument } from '@vyloha/import-documents';
import { slugsOf } from '../language/texts';
import { productPicture, type DemoPicture } from '../pictures/picture';
import { parameterId } from '../products/model-parameters';
import { bannersOfCategory } from './category-banners';
import { allCategories } from './category-tree';
import { findFeedCategories } from './feed-categories';
import { findCategoryEditorial } from './editorials/editorials';

/** Filters most shoppers use; the rest is collapsed. */
const filterParameters = [
  { entityId: parameterId('color'), importantFilter: true, closedFilter: false },
  { entityId: parameterId('size'), importantFilter: true, closedFilter: false },
  { entityId: parameterId('material'), importantFilter: false, closedFilter: true },
  { entityId: parameterId('use'), importantFilter: false, closedFilter: true },
];

export function categoryPictures(): DemoPicture[] {
  return allCategories().map(({ node }) => productPicture(node.picture));
}

export function* categoryDocuments(today: Date): Generator<ImportDocument> {
  for (const { node, parentId, position } of allCategories()) {
    const { fileKey } = productPicture(node.picture);
    const feedCategories = findFeedCategories(node.id);
    yield {
      type: 'category',
      id: node.id,
      ...(parentId !== null && { parentId }),
      title: node.title,
      slug: slugsOf(node.title),
      description: node.description,
      imageKey: fileKey,
      position,
      ...(node.visibleToGroups && { visibleToGroups: [...node.visibleToGroups] }),
      ...(feedCategories !== undefined && { feedCategories }),
      presentation: {
        topImageKey: fileKey,
        filterParameters,
        ...bannersOfCategory(node.id, today),
        ...findCategoryEditorial(node.id),
      },
    };
  }
}
