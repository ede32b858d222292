import { isLocale, locales } from '@vyloha/contract';
import { HtmlText } from './html-text';
import { expectedProblem, htmlProblems, isRecord, languageProblem, type Path, type ValueProblem } from './value-checks';

const commonFields = ['block_title', 'title', 'text', 'background_color', 'text_color', 'button'];
const categories = { lists: ['category_reference', 'virtual_category_reference'] };

interface TypeFields {
  fields?: readonly string[];
  lists?: readonly string[];
  /** A list of blocks again. */
  blocks?: string;
}

/** Fields of each block type besides the common ones. */
const fieldsByType: Readonly<Record<string, TypeFields>> = {
  text: {},
  longtext: {},
  extendedText: {},
  big_title: {},
  collapsible: {},
  quote: {},
  html: { fields: ['html'] },
  image: { lists: ['image'] },
  productBoxes: { lists: ['products'] },
  products: { lists: ['product_reference'] },
  categoryBoxes: categories,
  categories,
  brands: { lists: ['brand_reference'] },
  menu_items: { lists: ['menu_item_reference'] },
  configuration_block: { fields: ['code'] },
  row: { blocks: 'blocks' },
  text_boxes: { lists: ['boxes'] },
  usp: { lists: ['items'] },
};

/** Validates a block against the types the storefront renders. */
export function checkBlock(value: unknown, path: Path): ValueProblem[] {
  if (!isRecord(value)) return expectedProblem(path, 'a block with uuid, type and value', value);
  const { uuid = value['blockUuid'], type, value: languages } = value;
  if (typeof uuid !== 'string')
    return expectedProblem([...path, 'uuid'], 'a name that no other block of the page has', uuid);
  const typeFields = typeof type === 'string' ? fieldsByType[type] : undefined;
  if (typeFields === undefined)
    return expectedProblem([...path, 'type'], `one of ${Object.keys(fieldsByType).join(', ')}`, type);
  if (!isRecord(languages)) return expectedProblem([...path, 'value'], `fields in ${locales.join(' and ')}`, languages);
  return Object.entries(languages).flatMap(([language, fields]) => {
    const fieldPath = [...path, 'value', language];
    if (!isLocale(language)) return [languageProblem(fieldPath)];
    return isRecord(fields)
      ? checkFields(fields, typeFields, fieldPath)
      : expectedProblem(fieldPath, 'the fields of the block', fields);
  });
}

function checkFields(
  values: Record<string, unknown>,
  { fields = [], lists = [], blocks }: TypeFields,
  path: Path,
): ValueProblem[] {
  const allowed = [...commonFields, ...fields, ...lists, ...(blocks === undefined ? [] : [blocks])];
  return Object.entries(values).flatMap(([name, value]) => {
    const fieldPath = [...path, name];
    if (!allowed.includes(name)) return [{ path: fieldPath, message: `expected one of ${allowed.join(', ')}` }];
    if (value === null) return [];
    if ((name === blocks || lists.includes(name)) && !Array.isArray(value))
      return expectedProblem(fieldPath, 'a list', value);
    if (name === blocks && Array.isArray(value)) {
      return value.flatMap((block, index) => checkBlock(block, [...fieldPath, index]));
    }
    return checkNestedValue(value, fieldPath);
  });
}

/** Finds problems in rich text at any depth. */
function checkNestedValue(value: unknown, path: Path): ValueProblem[] {
  if (value instanceof HtmlText) return htmlProblems(value, path);
  if (Array.isArray(value)) return value.flatMap((item, index) => checkNestedValue(item, [...path, index]));
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, item]) => checkNestedValue(item, [...path, name]))
    : [];
}
