import { scenes } from '../scenes-of-content';
import type { DemoBuiltPage } from './built-page';
import { sowingBlocks } from './spring-sowing';
import { workBlocks } from './spring-work';

/** A seasonal page with a block of every kind. */
export const springPage: DemoBuiltPage = {
  slug: ['jaro-na-zahrade', 'jar-v-zahrade'],
  title: ['Jaro na zahradě', 'Jar v záhrade'],
  description: [
    'Co na jaře vysít, zasadit a připravit, aby bylo v létě co sklízet. Rady, osivo a nářadí na jednom místě.',
    'Čo na jar vysiať, zasadiť a pripraviť, aby bolo v lete čo zberať. Rady, osivo a náradie na jednom mieste.',
  ],
  picture: scenes.spring,
  blocksPerPage: 9,
  blocks: [...sowingBlocks, ...workBlocks],
};
