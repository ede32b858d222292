import * as v from 'valibot';
import type { ParameterDefinitions } from './parameter-definition';

const translated = v.object({ cs: v.string(), sk: v.string() });

const parameterField = v.object({
  _id: v.string(),
  title: translated,
  parameter_type: v.picklist(['number', 'text', 'color', 'size']),
  parameter_unit: v.nullish(v.string(), null),
  parameter_hide_product_detail: v.boolean(),
});

const valueField = v.object({
  _id: v.string(),
  hide_product_detail: v.boolean(),
  link_url: v.nullish(v.string(), null),
});

const colorField = v.object({
  _id: v.string(),
  color_hex: v.nullish(v.string(), null),
  parameter_value_image: v.nullish(v.object({ path: v.string() }), null),
});

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
    })),
    values: ParameterValues.map((wire) => ({
      id: wire._id,
      isHidden: wire.hide_product_detail,
      link: wire.link_url,
    })),
    colors: color.map((wire) => ({
      id: wire._id,
      hex: wire.color_hex,
      fileKey: wire.parameter_value_image?.path ?? null,
    })),
  })),
);
