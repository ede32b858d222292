import { loadTexts } from '../i18n/load-texts';
import type cs from './texts/cs.json';

export type DocumentTexts = typeof cs;

export const documentTextsIn = await loadTexts<DocumentTexts>((locale) => import(`./texts/${locale}.json`));
