export { suggestionsResponse } from './model/suggestions-response';
export type { Suggest } from './model/suggestions-response';
