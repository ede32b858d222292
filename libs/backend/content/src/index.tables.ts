export { categoryRestrictionColumns } from './content/category-restriction';
export { contentEntry, contentPreview, menu, menuItem, redirect, urlRewrite } from './content/tables';
export { publishedPhotoColumns } from './images/published-photo';
export { image } from './images/tables';
