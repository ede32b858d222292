import { optionalString, optionalTranslatedText, translatedString, translatedText } from '@vyloha/contract';
import * as v from 'valibot';
import type { ParameterDefinition, ParameterDefinitions } from './parameter-definition';

const image = v.nullish(v.object({ path: v.string() }), null);

const categoryField = v.object({
  path: translatedString,
  parameters: v.array(v.object({ entityId: v.string(), values: v.array(v.string()) })),
});

const parameterField = v.object({
  _id: v.string(),
  title: translatedText,
  parameter_type: v.picklist(['number', 'text', 'color', 'size']),
  parameter_unit: optionalString,
  parameter_hide_product_detail: v.boolean(),
  description: optionalTranslatedText,
  link_to_virtual_category: v.nullish(categoryField, null),
});

const valueField = v.object({
  _id: v.string(),
  hide_product_detail: v.boolean(),
  link_url: optionalString,
  description_short: optionalTranslatedText,
  description_long: optionalTranslatedText,
  image,
});

const colorField = v.object({
  _id: v.string(),
  color_hex: optionalString,
  parameter_value_image: image,
});

function categoryOf({
  _id,
  link_to_virtual_category: category,
}: v.InferOutput<typeof parameterField>): ParameterDefinition['category'] {
  const sliced = category?.parameters.find(({ entityId }) => entityId === _id);
  return category && { path: category.path, values: sliced?.values ?? [] };
}

/** Parameters, values and colours on the wire. */
export const parameterDefinitionsResponse = v.pipe(
  v.object({ parameter: v.array(parameterField), ParameterValues: v.array(valueField), color: v.array(colorField) }),
  v.transform(({ parameter, ParameterValues, color }): ParameterDefinitions => ({
    parameters: parameter.map((wire) => ({
      id: wire._id,
      title: wire.title,
      type: wire.parameter_type,
      unit: wire.parameter_unit,
      isHidden: wire.parameter_hide_product_detail,
      description: wire.description,
      category: categoryOf(wire),
    })),
    values: ParameterValues.map((wire) => ({
      id: wire._id,
      isHidden: wire.hide_product_detail,
      link: wire.link_url,
      summary: wire.description_short,
      description: wire.description_long,
      fileKey: wire.image?.path ?? null,
    })),
    colors: color.map((wire) => ({
      id: wire._id,
      hex: wire.color_hex,
      fileKey: wire.parameter_value_image?.path ?? null,
    })),
  })),
);
