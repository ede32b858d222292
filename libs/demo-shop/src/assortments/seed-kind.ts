import type { PartlyTranslated } from '@vyloha/contract';
import type { Noun } from '../language/decline';

type Sowing = 'early-spring' | 'spring' | 'late-spring' | 'summer' | 'autumn';

/** Name, picture on the packet, sowing time, spacing in centimetres, properties. */
export type SeedKind = readonly [Noun, string, Sowing, number, PartlyTranslated];
