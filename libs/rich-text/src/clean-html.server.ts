import { type Locale, withNonBreakingSpaces } from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import sanitize from 'sanitize-html';
import { frameToHtml } from './frame-to-html.server';
import { iframeHosts } from './iframe-hosts.server';

const headings = ['h2', 'h3', 'h4', 'h5'];
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'hr', 'div'];
const inlines = ['a', 'strong', 'b', 'em', 'i', 's', 'u', 'sub', 'sup', 'span', 'img'];

/** Only the shop's own pictures: external ones would disclose visitors to third parties. */
const isOwnPicture = (source: string | undefined) => source !== undefined && /^\/[^/\\]/.test(source);

/** Frames as `sanitizeHtml` leaves them: empty, with all attributes escaped. */
const framePattern = /<iframe( [^>]*)? \/>/g;

/**
 * HTML that an editor wrote by hand, reduced to plain text, links, tables, the shop's own pictures,
 * and frames of allowed hosts, which load on demand. Its texts have their non-breaking spaces.
 */
export function cleanHtml(html: string, locale: Locale): string {
  return sanitizeHtml(html).replaceAll(framePattern, (frame) => frameToHtml(frame, locale));
}

/** The same with the frames as empty elements. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...headings, ...blocks, ...inlines, 'iframe'],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel', 'id'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      iframe: ['src', 'title'],
    },
    selfClosing: [...sanitize.defaults.selfClosing, 'iframe'],
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'market'],
    allowedSchemesByTag: { iframe: ['https'] },
    allowedIframeHostnames: [...iframeHosts],
    allowProtocolRelative: false,
    allowIframeRelativeUrls: false,
    nestingLimit: 40,
    // The text in a frame is for browsers without frames.
    textFilter: (text, tag) => (tag === 'iframe' ? '' : withNonBreakingSpaces(text)),
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !isOwnPicture(attribs.src)) || (tag === 'iframe' && !attribs.src),
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
  });
}

/** Links of hand-written HTML follow the same rules as all links. */
function linkAttributes({ href, ...attribs }: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(href !== undefined && { href: resolveLink(href) }),
    ...attribs,
    ...(attribs['target'] === '_blank' && { rel: 'noopener' }),
  };
}
