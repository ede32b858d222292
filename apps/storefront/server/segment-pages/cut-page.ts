import { personalPlaceholder } from '../../app/compose/personal/personal-data';
import { toScriptString } from '../../app/render/hand-off-script.server';

/** A page for a whole segment, cut where something personal is filled in. */
export interface CutPage {
  parts: readonly CutPart[];
  toggles: readonly Toggle[];
  /** Index in the hand-off at which the personal data begin. */
  personalIndex: number;
}

export type CutPart =
  | { kind: 'static'; text: string }
  /** Content that is rendered apart, by its name. */
  | { kind: 'content'; name: string }
  /** The script with the personal data. */
  | { kind: 'data' };

/** A place of two states; the static part contains the one that is off. */
export interface Toggle {
  /** Index of its part. */
  part: number;
  /** Offset in the part's text. */
  at: number;
  /** Length of the text that is off. */
  length: number;
  on: string;
  list: string;
  id: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function decodeAttribute(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

function markPattern(tag: string): RegExp {
  const content = `name="(?<name>[^"]*)"></${tag}>`;
  const toggle = `list="(?<list>[^"]*)" value="(?<id>[^"]*)">(?<on>[\\s\\S]*?)<${tag}-else></${tag}-else>(?<off>[\\s\\S]*?)</${tag}>`;
  return new RegExp(`<${tag} (?:${content}|${toggle})`, 'g');
}

/** Parts of a page; adjacent static ones are one. */
class PartList {
  readonly parts: CutPart[] = [];

  /** @returns where the text begins */
  addText(text: string): { part: number; at: number } {
    const last = this.parts.at(-1);
    if (last?.kind !== 'static') return { part: this.parts.push({ kind: 'static', text }) - 1, at: 0 };
    const at = last.text.length;
    last.text += text;
    return { part: this.parts.length - 1, at };
  }
}

interface HandOff {
  /** Elements of the encoded array, without its end. */
  text: string;
  personalIndex: number;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lets the root's loader data refer to personal data behind the end; `null` where there is no place for them. */
function openHandOff(chunk: string): HandOff | null {
  // More lines are values that were deferred.
  if (chunk.indexOf('\n') !== chunk.length - 1) return null;
  const elements: unknown = JSON.parse(chunk);
  if (!Array.isArray(elements)) return null;
  const placeholder = elements.indexOf(personalPlaceholder);
  const references = elements
    .filter(isObject)
    .flatMap((object) =>
      Object.entries(object).flatMap(([key, index]) => (index === placeholder ? [{ object, key }] : [])),
    );
  const [reference] = references;
  if (placeholder < 0 || reference === undefined || references.length > 1) return null;
  reference.object[reference.key] = elements.length;
  elements[placeholder] = '';
  return { text: JSON.stringify(elements).slice(0, -1), personalIndex: elements.length };
}

/** The end of the hand-off of a page cut by `cutPage` or `cutData`. */
export function personalElements(elements: readonly string[]): string {
  return `,${elements.join()}]\n`;
}

/** @returns `null` for data that cannot be shared: something is deferred, or there is no place for personal ones */
export function cutData(chunk: string): CutPage | null {
  const handOff = openHandOff(chunk);
  if (handOff === null) return null;
  const parts: CutPart[] = [{ kind: 'static', text: handOff.text }, { kind: 'data' }];
  return { parts, toggles: [], personalIndex: handOff.personalIndex };
}

const controller = 'window.__remixContext.streamController';
const documentEnd = '</body></html>';

/** The script that hands over the personal data, and with it the end of all loader data. */
export function personalDataScript(elements: readonly string[]): string {
  return `${controller}.enqueue(${toScriptString(personalElements(elements))});${controller}.close();`;
}

/** @returns `null` for a page that cannot be shared: its loader data have no place for personal ones */
export function cutPage(html: string, handOffChunk: string, holeTag: string): CutPage | null {
  const handOff = openHandOff(handOffChunk);
  if (handOff === null || !html.endsWith(documentEnd)) return null;
  const list = new PartList();
  const toggles: Toggle[] = [];
  let end = 0;
  for (const { 0: mark, index, groups = {} } of html.matchAll(markPattern(holeTag))) {
    list.addText(html.slice(end, index));
    end = index + mark.length;
    const { name, list: listName, id, on, off } = groups;
    if (name !== undefined) list.parts.push({ kind: 'content', name });
    else if (listName !== undefined && id !== undefined && on !== undefined && off !== undefined) {
      toggles.push({ ...list.addText(off), length: off.length, on, list: listName, id: decodeAttribute(id) });
    }
  }
  list.addText(html.slice(end, -documentEnd.length));
  list.addText(`<script>${controller}.enqueue(${toScriptString(handOff.text)});</script>`);
  list.parts.push({ kind: 'data' });
  list.addText(documentEnd);
  return { parts: list.parts, toggles, personalIndex: handOff.personalIndex };
}
