import { type FunctionComponent, type LazyExoticComponent, lazy } from 'react';

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never;

/**
 * A named export of a module as a component that is loaded when it is rendered. One that the server renders stands beside
 * it as `import.meta.env.SSR ? Part : lazyNamed(…)`, so that the browser's bundle has it once.
 * @param waitFor what comes before loading, such as `waitForInteraction`
 */
export function lazyNamed<
  Name extends string,
  Parts extends Readonly<Record<Name, FunctionComponent<PropsOf<Parts[Name]>>>>,
>(
  load: () => Promise<Parts>,
  name: Name,
  waitFor?: () => Promise<unknown>,
): LazyExoticComponent<FunctionComponent<PropsOf<Parts[Name]>>> {
  return lazy(async () => {
    await waitFor?.();
    const { [name]: part } = await load();
    return { default: part };
  });
}
