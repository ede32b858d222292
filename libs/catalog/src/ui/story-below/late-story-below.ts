import { lazy } from 'react';
import { StoryBelow } from './story-below';

/** Under the goods nothing is needed at once: the server has it at hand, browsers fetch what brings it to life apart. */
export const LateStoryBelow = import.meta.env.SSR
  ? StoryBelow
  : lazy(async () => ({ default: (await import('./story-below')).StoryBelow }));
