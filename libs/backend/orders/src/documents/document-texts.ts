import { loadTexts } from '@vyloha/backend-kernel';
import type cs from './texts/cs.json';

export type DocumentTexts = typeof cs;

export const documentTextsIn = await loadTexts<DocumentTexts>((locale) => import(`./texts/${locale}.json`));
