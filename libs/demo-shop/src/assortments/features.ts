import type { PartlyTranslated } from '@vyloha/contract';
import { featuresForHome } from './features-home';
import { featuresForGarden } from './features-garden';
import { featuresForWork } from './features-work';

/** Advantages listed in descriptions; a family names those its models have. */
export const features = { ...featuresForGarden, ...featuresForWork, ...featuresForHome } as const satisfies Record<
  string,
  PartlyTranslated
>;

export type FeatureKey = keyof typeof features;
