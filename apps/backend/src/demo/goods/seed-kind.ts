import type { Translated } from '../../database/schema/columns';
import type { Noun } from '../language/decline';

type Sowing = 'early-spring' | 'spring' | 'late-spring' | 'summer' | 'autumn';

/** Name, picture on the packet, time of sowing, spacing in centimetres, what it is like. */
export type SeedKind = readonly [Noun, string, Sowing, number, Translated];
