import { recommendationsLoader } from '@vyloha/catalog/server';
import { lateAnswer } from '../compose/late-answer.server';
import { boxTexts } from '../compose/listing-texts';

export const loader = lateAnswer(boxTexts, recommendationsLoader);
