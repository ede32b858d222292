import { defaultFeatures, isFeatureName } from './features';
import type { FeatureName, Features } from './features';

interface ParsedFeatures {
  features: Features;
  /** Entries that are no feature. */
  unknown: string[];
}

/** Parses `FEATURES`: a comma-separated list of `name` (on) or `-name` (off) over the defaults; the last entry wins. */
export function parseFeatures(list: string): ParsedFeatures {
  const features: Record<FeatureName, boolean> = { ...defaultFeatures };
  const unknown: string[] = [];
  for (const entry of list.split(',')) {
    const flag = entry.trim();
    const name = flag.replace(/^-/, '');
    if (isFeatureName(name)) features[name] = !flag.startsWith('-');
    else if (flag !== '') unknown.push(flag);
  }
  return { features, unknown };
}
