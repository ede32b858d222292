import { loadTexts } from '@vyloha/backend-kernel';
import type cs from './texts/cs.json';

export type OrderTexts = typeof cs;

export const orderTextsIn = await loadTexts<OrderTexts>((locale) => import(`./texts/${locale}.json`));
