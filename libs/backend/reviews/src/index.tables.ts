export { boughtTogether, pastPurchase } from './recommendations/tables';
export { productComment, review, reviewPhoto, reviewVote, voterKey } from './reviews/tables';
