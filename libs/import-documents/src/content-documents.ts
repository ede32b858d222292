import { locales, type PartlyTranslated } from '@vyloha/contract';
import * as v from 'valibot';
import {
  countField,
  fileKeyField,
  idField,
  keyField,
  pathField,
  recordField,
  slugField,
  textField,
  translatedField,
  weightField,
} from './fields';

const colorValue = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#3f8f4f"'));
const className = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'expected the name of a class such as "base"'));

/** Where the picture is; the same drawing in other colours is another picture. */
export const imageSource = v.strictObject({
  /** Its path below `files` of the data folder. */
  file: v.pipe(textField, v.nonEmpty('expected the path of a file')),
  /** Of an SVG file: the value of `color`, by class. */
  colors: v.exactOptional(v.record(className, colorValue)),
});

export const imageDocument = v.strictObject({
  type: v.literal('image'),
  fileKey: fileKeyField,
  kind: v.literal('file'),
  source: imageSource,
  width: v.pipe(countField, v.minValue(1)),
  height: v.pipe(countField, v.minValue(1)),
});

const linkTypes = ['category', 'article_category', 'article_tag', 'virtual_category', 'custom_link', 'basic'] as const;
export type LinkType = (typeof linkTypes)[number];

/** A menu item with its children. */
export interface MenuItemDocument {
  id: string;
  title: PartlyTranslated;
  main: boolean;
  styles?: string | undefined;
  isHeading: boolean;
  linkType: LinkType;
  linkTarget?: string | undefined;
  linkTitle?: PartlyTranslated | undefined;
  linkTargetBlank: boolean;
  children: MenuItemDocument[];
}

/** A menu item as written in a document, with optional fields. */
export interface MenuItemInput {
  id: string;
  title: PartlyTranslated;
  main?: boolean | undefined;
  styles?: string | undefined;
  isHeading?: boolean | undefined;
  linkType?: LinkType | undefined;
  linkTarget?: string | undefined;
  linkTitle?: PartlyTranslated | undefined;
  linkTargetBlank?: boolean | undefined;
  children?: MenuItemInput[] | undefined;
}

const menuItemField: v.GenericSchema<MenuItemInput, MenuItemDocument> = v.lazy(() =>
  v.strictObject({
    id: idField,
    title: translatedField,
    main: v.optional(v.boolean(), false),
    styles: v.optional(textField),
    isHeading: v.optional(v.boolean(), false),
    linkType: v.optional(v.picklist(linkTypes), 'basic'),
    linkTarget: v.optional(textField),
    linkTitle: v.optional(translatedField),
    linkTargetBlank: v.optional(v.boolean(), false),
    children: v.optional(v.array(menuItemField), []),
  }),
);

export const menuDocument = v.strictObject({
  type: v.literal('menu'),
  code: keyField,
  title: translatedField,
  items: v.array(menuItemField),
});

export const contentDocument = v.strictObject({
  type: v.literal('content'),
  /** Type of the content entity: page, banner_wide, homepage … */
  entity: v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,99}$/, 'expected the name of a content entity')),
  id: idField,
  slug: v.optional(slugField),
  weight: weightField,
  enabled: v.optional(v.boolean(), true),
  data: recordField,
});

export const urlRewriteDocument = v.strictObject({
  type: v.literal('url_rewrite'),
  locale: v.picklist(locales),
  path: pathField,
  entity: textField,
  slug: slugField,
});

export const redirectDocument = v.strictObject({ type: v.literal('redirect'), fromPath: pathField, toPath: pathField });
