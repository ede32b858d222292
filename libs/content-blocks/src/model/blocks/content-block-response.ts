import { defaultLocale, type Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { buttonField, rawField, textField, toBlockColors } from './block-fields';
import { type BlockBase, type ContentBlock, kindRules } from './content-block';

const commonFields = v.object({
  block_title: textField,
  title: textField,
  background_color: rawField,
  text_color: rawField,
  button: buttonField,
});

const rulesByType = new Map(Object.values(kindRules).flatMap((rules) => rules.types.map((type) => [type, rules])));

const blockSchema = v.object({
  uuid: v.optional(v.string()),
  blockUuid: v.optional(v.string()),
  type: v.string(),
  value: v.record(v.string(), v.unknown()),
});

/**
 * Blocks on the wire → blocks in one locale, in the default one where an editor left it out. Blocks of
 * a type the shop does not know, or broken ones, are left out.
 */
export function contentBlocks(locale: Locale) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => parseContentBlocks(value, locale)),
  );
}

export function parseContentBlocks(value: unknown, locale: Locale): ContentBlock[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => {
    const block = v.safeParse(blockSchema, item);
    if (!block.success) return [];
    const { uuid, blockUuid, type } = block.output;
    const fields = block.output.value[locale] ?? block.output.value[defaultLocale];
    const common = v.safeParse(commonFields, fields);
    const rules = rulesByType.get(type);
    if (!common.success || rules === undefined) return [];
    const base = toBlockBase(uuid ?? blockUuid ?? String(index), common.output);
    return rules.read(base, fields, (nested) => parseContentBlocks(nested, locale)) ?? [];
  });
}

function toBlockBase(id: string, common: v.InferOutput<typeof commonFields>): BlockBase {
  const { block_title, title, background_color, text_color, button } = common;
  return { id, title: block_title ?? title, ground: toBlockColors(background_color, text_color), button };
}
