/** Whether JSON has the shape of a type. A page's script checks its fetches by these: valibot would outweigh them. */
export type Guard<Value> = (json: unknown) => json is Value;

type Guards = Readonly<Record<string, Guard<unknown>>>;
type Guarded<Fields extends Guards> = {
  [Name in keyof Fields]: Fields[Name] extends Guard<infer Value> ? Value : never;
};

export const isText: Guard<string> = (json) => typeof json === 'string';
export const isNumber: Guard<number> = (json) => typeof json === 'number';
export const isFlag: Guard<boolean> = (json) => typeof json === 'boolean';

const isObject: Guard<object> = (json) => typeof json === 'object' && json !== null;

export function isOneOf<const Value extends string | boolean | null>(...values: readonly Value[]): Guard<Value> {
  return (json): json is Value => values.some((value) => value === json);
}

export function isEither<First, Second>(isFirst: Guard<First>, isSecond: Guard<Second>): Guard<First | Second> {
  return (json): json is First | Second => isFirst(json) || isSecond(json);
}

export function isNullOr<Value>(isValue: Guard<Value>): Guard<Value | null> {
  return isEither(isOneOf(null), isValue);
}

export function isListOf<Item>(isItem: Guard<Item>): Guard<readonly Item[]> {
  return (json): json is readonly Item[] => Array.isArray(json) && json.every(isItem);
}

export function isRecordOf<Value>(isValue: Guard<Value>): Guard<Readonly<Record<string, Value>>> {
  return (json): json is Readonly<Record<string, Value>> => isObject(json) && Object.values(json).every(isValue);
}

/** @param optional fields that may be missing */
export function hasFields<Fields extends Guards, Optional extends Guards = Record<never, never>>(
  fields: Fields,
  optional?: Optional,
): Guard<Guarded<Fields> & Partial<Guarded<Optional>>> {
  return (json): json is Guarded<Fields> & Partial<Guarded<Optional>> =>
    isObject(json) &&
    Object.entries(fields).every(([name, isValue]) => isValue(Reflect.get(json, name))) &&
    Object.entries(optional ?? {}).every(([name, isValue]) => !(name in json) || isValue(Reflect.get(json, name)));
}
