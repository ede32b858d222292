export { suggestionsDocument } from './model/suggestions-document';
