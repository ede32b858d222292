export { boughtTogether, pastPurchase } from './recommendations/tables';
export { contentReport, productComment, review, reviewPhoto, reviewVote, voterKey } from './reviews/tables';
