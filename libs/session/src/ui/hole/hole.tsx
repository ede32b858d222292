import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';

/** What to render in place of a hole's content. */
type RenderHole = (name: string, children: ReactNode) => ReactNode;

/**
 * The element that marks holes while a page is rendered for its whole segment, or what is rendered in their place where a
 * part of the page is; `null` in every other render.
 */
const HoleTagContext = createContext<string | RenderHole | null>(null);

/** Marks the holes below it by this element, or renders this in their place. */
export const HoleTagProvider = HoleTagContext.Provider;

interface HoleProps {
  /** One of the holes that the host can fill. */
  name: string;
  children: ReactNode;
}

/**
 * The place of something personal on a page that all shoppers of a segment share. The page is rendered without its
 * children, and the host fills them in for each shopper; anywhere else it is just its children.
 */
export function Hole({ name, children }: HoleProps) {
  const tag = useContext(HoleTagContext);
  if (tag === null) return children;
  return typeof tag === 'function' ? tag(name, children) : createElement(tag, { name });
}

interface ToggleHoleProps {
  /** Which list of the shopper decides. */
  list: string;
  /** The id to look for in it. */
  id: string;
  /** Whether the id is in this shopper's list. Not called while the page is rendered for all. */
  isOn: () => boolean;
  children: (isOn: boolean) => ReactNode;
}

/** A place with two states, of which each shopper gets one: a product in the wish list or not. */
export function ToggleHole({ list, id, isOn, children }: ToggleHoleProps) {
  const tag = useContext(HoleTagContext);
  if (typeof tag !== 'string') return children(isOn());
  return createElement(tag, { list, value: id }, children(true), createElement(`${tag}-else`), children(false));
}
