/** Descriptions of a form's fields, by field name and in the order of the form. */
type Descriptions = Readonly<Record<string, object>>;

/** Names of the fields whose description extends `Part`. */
export type FieldNamesWith<Fields extends Descriptions, Part> = {
  [Name in keyof Fields]: Fields[Name] extends Part ? Name : never;
}[keyof Fields] &
  string;

/** Names of the fields whose description has these values, in the order of the form. */
export function fieldNamesWith<Fields extends Descriptions, const Part extends object>(
  fields: Fields,
  part: Part,
): readonly FieldNamesWith<Fields, Part>[] {
  const hasPart = (name: string): name is FieldNamesWith<Fields, Part> =>
    Object.entries(part).every(([key, value]) => Reflect.get(fields[name] ?? {}, key) === value);
  return Object.keys(fields).filter(hasPart);
}

/** One part of every description by field name: the entries of a schema. */
export function fieldEntries<
  Fields extends Readonly<Record<string, Readonly<Record<Part, unknown>>>>,
  Part extends string,
>(fields: Fields, part: Part): { -readonly [Name in keyof Fields]: Fields[Name][Part] } {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  // `Object.fromEntries` forgets which name has which value.
  return Object.fromEntries(entries) as { -readonly [Name in keyof Fields]: Fields[Name][Part] };
}
