export type { FieldList, FieldRules } from './feeds/field-lists/field-list';
export { fieldLists } from './feeds/field-lists/field-lists';
