import { HtmlText } from './html-text';
import { expected, htmlProblems, isRecord, type Path, type ValueProblem } from './value-checks';

const common = ['block_title', 'title', 'text', 'background_color', 'text_color', 'button'];
const categories = ['category_reference', 'virtual_category_reference'];

/** Fields that a block of each type has besides those of all. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  text: [],
  longtext: [],
  extendedText: [],
  big_title: [],
  collapsible: [],
  quote: [],
  html: ['html'],
  image: ['image'],
  productBoxes: ['products'],
  products: ['product_reference'],
  categoryBoxes: categories,
  categories,
  brands: ['brand_reference'],
  row: ['blocks'],
  text_boxes: ['boxes'],
  usp: ['items'],
};
const lists = new Set(['image', 'products', 'product_reference', ...categories, 'brand_reference', 'boxes', 'items']);

/** Compares a block with what the storefront shows. */
export function checkBlock(value: unknown, path: Path): ValueProblem[] {
  if (!isRecord(value)) return expected(path, 'a block with uuid, type and value', value);
  const { uuid = value['blockUuid'], type, value: languages } = value;
  if (typeof uuid !== 'string') return expected([...path, 'uuid'], 'a name that no other block of the page has', uuid);
  const known = typeof type === 'string' ? fieldsOf[type] : undefined;
  if (known === undefined) return expected([...path, 'type'], `one of ${Object.keys(fieldsOf).join(', ')}`, type);
  if (!isRecord(languages)) return expected([...path, 'value'], 'fields in cs and sk', languages);
  return Object.entries(languages).flatMap(([language, fields]) => {
    const place = [...path, 'value', language];
    if (language !== 'cs' && language !== 'sk') return [{ path: place, message: 'expected a language: cs or sk' }];
    return isRecord(fields) ? checkFields(fields, known, place) : expected(place, 'the fields of the block', fields);
  });
}

function checkFields(fields: Record<string, unknown>, known: readonly string[], path: Path): ValueProblem[] {
  const allowed = [...common, ...known];
  return Object.entries(fields).flatMap(([name, value]) => {
    const place = [...path, name];
    if (!allowed.includes(name)) return [{ path: place, message: `expected one of ${allowed.join(', ')}` }];
    if (value === null) return [];
    if (name === 'blocks' && Array.isArray(value)) {
      return value.flatMap((block, index) => checkBlock(block, [...place, index]));
    }
    if ((name === 'blocks' || lists.has(name)) && !Array.isArray(value)) return expected(place, 'a list', value);
    return checkInside(value, place);
  });
}

/** Finds what is wrong in formatted texts however deep they are. */
function checkInside(value: unknown, path: Path): ValueProblem[] {
  if (value instanceof HtmlText) return htmlProblems(value, path);
  if (Array.isArray(value)) return value.flatMap((item, index) => checkInside(item, [...path, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([name, item]) => checkInside(item, [...path, name])) : [];
}
