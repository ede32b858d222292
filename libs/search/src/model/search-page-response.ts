import * as v from 'valibot';
import { joinFoundTexts } from './join-found-texts';
import { contentFields } from './search-response';

/** `GET /search` without its products. */
export const searchPageResponse = v.pipe(v.unknown(), v.transform(joinFoundTexts), v.object(contentFields));
