import { encodePath } from './encode-path';

type ParamName<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? ParamName<Segment> | ParamName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : Pattern extends '*'
      ? 'path'
      : never;

/** The values of a pattern's parameters; `path` stands for its asterisk. */
export type PatternParams<Pattern extends string> = Readonly<Record<ParamName<Pattern>, string>>;

/** The path of a pattern, each value percent-encoded: `/produkt/:slug` and `{ slug }` make `/produkt/hadice`. */
export function fillPattern<Pattern extends string>(pattern: Pattern, params: PatternParams<Pattern>): string {
  const values: Readonly<Record<string, string>> = params;
  return pattern.replace(/:(\w+)|\*/g, (_, name: string | undefined) =>
    name === undefined ? encodePath(values['path'] ?? '') : encodeURIComponent(values[name] ?? ''),
  );
}
