import { useLocation } from '@remix-run/react';
import { HoleTagProvider, ShopperProvider } from '@vyloha/session/ui';
import { createContext, createElement, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PersonalProvider, usePersonal } from '../personal/personal-data';
import { isContentName, personalContents } from '../personal/personal-hole';
import { unknownPersonal } from '../personal/unknown-personal';
import { useIsCheckoutLayout } from '../root/root-data';
import type { RootData } from '../root/root-loader.server';
import { useLanguageLinks } from './use-language-links';

/** The parts of the frame on a page that is rendered for one shopper. */
export interface CachedParts {
  /** The elements that mark parts, and within them what is personal. */
  partTag: string;
  holeTag: string;
  /**
   * Names a part for this page.
   * @param key everything that decides what it shows, but for the content of its holes
   * @returns the holes of its HTML in memory, in order; `null` where it has to be rendered
   */
  use(key: string): { name: string; holes: readonly string[] | null };
}

/** `null` where parts are rendered like all the rest: for a whole segment, as a stream, or in browsers. */
export const CachedPartsContext = /* @__PURE__ */ createContext<CachedParts | null>(null);

interface PartProps {
  data: RootData;
}

/**
 * A part of the frame that is rendered once for all shoppers who see the same, but for its holes: on other pages for one
 * shopper it is left out, and the server puts the HTML in memory there. As on pages of a segment, what belongs to one
 * shopper cannot be read outside of a hole.
 */
export function cachedPart(part: string, Part: ComponentType<PartProps>): ComponentType<PartProps> {
  return function CachedPart({ data }) {
    const parts = useContext(CachedPartsContext);
    const { pathname, search } = useLocation();
    const languageLinks = useLanguageLinks();
    const isCheckout = useIsCheckoutLayout();
    const personal = usePersonal();
    // What staff and editors get in addition is theirs.
    if (parts === null || data.isStaff || data.isPreview === true) return <Part data={data} />;
    const { personal: _personal, siteMetadata: _siteMetadata, messages: _messages, ...shared } = data;
    const { name, holes } = parts.use(JSON.stringify([part, pathname, search, languageLinks, isCheckout, shared]));
    const { partTag, holeTag } = parts;
    const mark = (hole: string, content: ReactNode) => createElement(holeTag, { key: hole, name: hole }, content);
    if (holes !== null) {
      const contents = holes.filter(isContentName).map((hole) => [hole, personalContents[hole].Content] as const);
      return createElement(
        partTag,
        { name },
        contents.map(([hole, Content]) => mark(hole, <Content />)),
      );
    }
    const { shopper } = data;
    const unknown = unknownPersonal(shopper.isLoggedIn);
    const withPerson = (hole: string, content: ReactNode) =>
      mark(
        hole,
        <ShopperProvider shopper={shopper} person={personal.person}>
          <PersonalProvider value={personal}>{content}</PersonalProvider>
        </ShopperProvider>,
      );
    return createElement(
      partTag,
      { name },
      <HoleTagProvider value={withPerson}>
        <ShopperProvider shopper={shopper} person={unknown.person}>
          <PersonalProvider value={unknown}>
            <Part data={data} />
          </PersonalProvider>
        </ShopperProvider>
      </HoleTagProvider>,
    );
  };
}
