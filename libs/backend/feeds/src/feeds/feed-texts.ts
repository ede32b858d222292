import { loadTexts } from '@vyloha/backend-kernel';
import type cs from './texts/cs.json';

export const feedTextsIn = await loadTexts<typeof cs>((locale) => import(`./texts/${locale}.json`));
