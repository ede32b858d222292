import { JSDOM } from 'jsdom';
import type { FieldList, FieldRules } from '@vyloha/backend-feeds/testing';

type Rules = Readonly<Record<string, FieldRules>>;

const { DOMParser } = new JSDOM('').window;

function textProblems(place: string, text: string, { maxLength, pattern, oneOf }: FieldRules): string[] {
  return [
    ...(text === '' ? [`${place} is empty`] : []),
    ...(maxLength !== undefined && text.length > maxLength ? [`${place} is longer than ${maxLength}`] : []),
    ...(pattern !== undefined && !new RegExp(pattern).test(text) ? [`${place} does not look so: ${text}`] : []),
    ...(oneOf !== undefined && !oneOf.includes(text) ? [`${place} cannot be ${text}`] : []),
  ];
}

function attributeProblems(place: string, element: Element, rules: Rules = {}): string[] {
  const names = element.getAttributeNames().filter((name) => !name.startsWith('xmlns'));
  const missing = Object.keys(rules).filter((name) => rules[name]?.required === true && !names.includes(name));
  return [
    ...missing.map((name) => `${place} has no ${name}`),
    ...names.flatMap((name) => {
      const rule = rules[name];
      if (rule === undefined) return [`${place} has an unknown attribute ${name}`];
      return textProblems(`${place}@${name}`, element.getAttribute(name) ?? '', rule);
    }),
  ];
}

function isRequired({ required, requiredIf = {} }: FieldRules, children: readonly Element[]): boolean {
  const hasCause = ([name, values]: [string, string[]]) =>
    children.some((child) => child.nodeName === name && values.includes(child.textContent ?? ''));
  return required === true || Object.entries(requiredIf).some(hasCause);
}

function childProblems(place: string, element: Element, rules: Rules): string[] {
  const children = [...element.children];
  const countOf = (name: string) => children.filter(({ nodeName }) => nodeName === name).length;
  return [
    ...Object.entries(rules).flatMap(([name, rule]) => [
      ...(isRequired(rule, children) && countOf(name) === 0 ? [`${place} has no ${name}`] : []),
      ...(countOf(name) > (rule.maxOccurs ?? 1) ? [`${place} has too many ${name}`] : []),
    ]),
    ...children.flatMap((child) => {
      const name = child.nodeName;
      const rule = rules[name];
      const inside = `${place}/${name}`;
      if (rule === undefined) return [`${inside} is unknown`];
      return [
        ...attributeProblems(inside, child, rule.attributes),
        ...(rule.children === undefined
          ? textProblems(inside, child.textContent ?? '', rule)
          : childProblems(inside, child, rule.children)),
      ];
    }),
  ];
}

function rootProblems(root: Element, { root: name, rootNamespace, rootNamespaces = {} }: FieldList): string[] {
  return [
    ...(root.nodeName === name ? [] : [`The root is ${root.nodeName}`]),
    ...(root.namespaceURI === (rootNamespace ?? null) ? [] : [`The root is in ${root.namespaceURI}`]),
    ...Object.entries(rootNamespaces)
      .filter(([prefix, uri]) => root.lookupNamespaceURI(prefix) !== uri)
      .map(([prefix]) => `The namespace ${prefix} is missing`),
  ];
}

/** What is wrong with a feed by its vendor's list, and its items; for tests. */
export function checkFeed(xml: string, list: FieldList): { problems: string[]; items: Element[] } {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error !== null) return { problems: [`No XML: ${error.textContent}`], items: [] };
  const root = document.documentElement;
  const holder = list.channel === undefined ? root : root.children[0];
  const others = Object.keys(list.channel ?? {});
  const children = holder === undefined ? [] : [...holder.children];
  const items = children.filter(({ nodeName }) => nodeName === list.item);
  const names = children.filter((child) => !items.includes(child)).map(({ nodeName }) => nodeName);
  const ids = items.map(idOf);
  return {
    problems: [
      ...rootProblems(root, list),
      ...(names.join() === others.join() ? [] : [`Beside the items are ${names.join()}`]),
      ...(new Set(ids).size === ids.length ? [] : ['Ids are not unique']),
      ...items.flatMap((item) => [
        ...attributeProblems(`${idOf(item)}`, item, list.itemAttributes),
        ...childProblems(`${idOf(item)}`, item, list.fields),
      ]),
    ],
    items,
  };
}

/** The texts of an item's elements of a name. */
export const textsOf = (item: Element, name: string): string[] =>
  [...item.children].filter(({ nodeName }) => nodeName === name).map(({ textContent }) => textContent ?? '');

/** By which a vendor knows an item. */
export const idOf = (item: Element): string =>
  item.getAttribute('id') ?? [...textsOf(item, 'ITEM_ID'), ...textsOf(item, 'g:id')][0] ?? '';
