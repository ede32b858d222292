import { loadTexts } from '../i18n/load-texts';
import type cs from './texts/cs.json';

export const feedTextsIn = await loadTexts<typeof cs>((locale) => import(`./texts/${locale}.json`));
