import { boxVariantsLoader } from '@vyloha/catalog/server';
import { lateAnswer } from '../compose/late-answer.server';

export const loader = lateAnswer(['catalog.variants'], boxVariantsLoader);
