import type { DemoPage } from '../page';
import { accessibility } from './accessibility';
import { disputes, guarantee, lightSourceSheet } from './notices';
import { privacy } from './privacy';
import { terms } from './terms';

export const legalPages: readonly DemoPage[] = [terms, privacy, guarantee, disputes, accessibility, lightSourceSheet];
