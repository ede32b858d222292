import { defaultFeatures, isFeatureName } from './features';
import type { FeatureName, Features } from './features';

interface ParsedFeatures {
  features: Features;
  /** Entries that name no feature. */
  unknown: string[];
}

/** Reads `FEATURES`: a comma list of `name` (on) or `-name` (off) over the defaults; the last mention wins. */
export function parseFeatures(list: string): ParsedFeatures {
  const features: Record<FeatureName, boolean> = { ...defaultFeatures };
  const unknown: string[] = [];
  for (const entry of list.split(',')) {
    const mention = entry.trim();
    const name = mention.replace(/^-/, '');
    if (isFeatureName(name)) features[name] = !mention.startsWith('-');
    else if (mention !== '') unknown.push(mention);
  }
  return { features, unknown };
}
