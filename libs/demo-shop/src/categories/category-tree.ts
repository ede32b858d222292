import { businessGroups } from '../shop/business-groups';
import { category, type CategoryNode } from './category-node';
import { gardenPlanting } from './garden';
import { gardenWork } from './garden-tools';
import { home } from './home-care';
import { terrace } from './terrace';
import { workshop } from './workshop';

const garden = category(
  'c-zahrada',
  ['Zahrada', 'Záhrada'],
  ['watering-can', 'terracotta', 'classic'],
  [
    'Osivo, zálivka, nářadí i technika na sezonu, která u nás začíná v únoru. Poradíme, co vysít, čím zalít a jak to sklidit.',
    'Osivo, zálievka, náradie aj technika na sezónu, ktorá sa u nás začína vo februári. Poradíme, čo vysiať, čím poliať a ako to zberať.',
  ],
  [...gardenPlanting, ...gardenWork],
);

const gifts = category(
  'c-darky',
  ['Dárky a drobnosti', 'Darčeky a drobnosti'],
  ['tote-bag', 'sage'],
  [
    'Malé věci, které udělají radost zahradníkovi, kutilovi i domácnosti. Zabalíme je do hnědého papíru se stužkou.',
    'Malé veci, ktoré urobia radosť záhradníkovi, kutilovi aj domácnosti. Zabalíme ich do hnedého papiera so stužkou.',
  ],
);

const forBusiness: CategoryNode = {
  ...category(
    'c-pro-firmy',
    ['Pro zahradníky a obce', 'Pre záhradníkov a obce'],
    ['wheelbarrow', 'green'],
    [
      'Palety, kartony a velká balení pro ty, kdo se o zeleň starají každý den. Vidí je jen firemní zákazníci, za své ceny.',
      'Palety, kartóny a veľké balenia pre tých, ktorí sa o zeleň starajú každý deň. Vidia ich len firemní zákazníci, za svoje ceny.',
    ],
  ),
  visibleToGroups: businessGroups,
};

/** The roots of the category tree. */
const categoryTree: readonly CategoryNode[] = [garden, terrace, workshop, home, gifts, forBusiness];

/** Those roots that are public. */
export const publicDepartments = categoryTree.filter(({ visibleToGroups }) => visibleToGroups === undefined);

export interface PlacedCategory {
  node: CategoryNode;
  parentId: string | null;
  position: number;
}

/** Every category, parents before their children. */
export function allCategories(
  nodes: readonly CategoryNode[] = categoryTree,
  parentId: string | null = null,
): PlacedCategory[] {
  return nodes.flatMap((node, position) => [{ node, parentId, position }, ...allCategories(node.children, node.id)]);
}

const parents = new Map(allCategories().map(({ node, parentId }) => [node.id, parentId]));

/** The category and its ancestors, the lowest first. */
export function lineageOf(id: string): string[] {
  const parent = parents.get(id);
  return parent == null ? [id] : [id, ...lineageOf(parent)];
}
