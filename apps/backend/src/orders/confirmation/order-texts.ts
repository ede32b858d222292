import { loadTexts } from '../../i18n/load-texts';
import type cs from './texts/cs.json';

export type OrderTexts = typeof cs;

export const orderTextsIn = await loadTexts<OrderTexts>((locale) => import(`./texts/${locale}.json`));
