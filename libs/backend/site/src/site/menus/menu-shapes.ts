import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { optionalTranslatedSchema, translatedSchema } from '@vyloha/backend-content';

const menuLinkSchema = v.object({
  link_type: v.string(),
  link_title: optionalTranslatedSchema,
  link_target_blank: v.boolean(),
  target: v.nullable(v.string()),
  urlRewrite: v.nullable(translatedSchema),
  path: v.nullable(v.string()),
});

export interface WireMenuItem {
  id: string;
  title: v.InferOutput<typeof translatedSchema>;
  /** Address in each language; null for no link. */
  path: v.InferOutput<typeof translatedSchema> | null;
  main: boolean;
  styles: string | null;
  menu_heading: boolean;
  link: v.InferOutput<typeof menuLinkSchema>;
  children: WireMenuItem[];
}

export const menuItemSchema: v.GenericSchema<WireMenuItem> = namedSchema(
  'MenuItem',
  v.object({
    id: v.string(),
    title: translatedSchema,
    path: v.nullable(translatedSchema),
    main: v.boolean(),
    styles: v.nullable(v.string()),
    menu_heading: v.boolean(),
    link: menuLinkSchema,
    children: v.array(v.lazy((): v.GenericSchema<WireMenuItem> => menuItemSchema)),
  }),
);

export const menuSchema = namedSchema(
  'Menu',
  v.object({
    id: v.string(),
    menu_code: v.string(),
    title: translatedSchema,
    menuItems: v.array(menuItemSchema),
  }),
);
