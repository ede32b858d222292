import { moreGoodsLoader } from '@vyloha/catalog/server';
import { lateAnswer } from '../compose/late-answer.server';

/** Their texts stand in the page already. */
export const loader = lateAnswer([], moreGoodsLoader);
