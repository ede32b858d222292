import type { DemoPage } from '../page';
import { privacy } from './privacy';
import { terms } from './terms';

export const legalPages: readonly DemoPage[] = [terms, privacy];
