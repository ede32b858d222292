import type { DemoTrader } from '../../shop/trader';
import type { DemoPage } from '../page';
import { accessibility } from './accessibility';
import { disputes, guarantee, lightSourceSheet } from './notices';
import { privacy } from './privacy';
import { terms } from './terms';

export const legalPages = (trader: DemoTrader): readonly DemoPage[] => [
  terms(trader),
  privacy(trader),
  guarantee,
  disputes(trader),
  accessibility(trader),
  lightSourceSheet,
];
