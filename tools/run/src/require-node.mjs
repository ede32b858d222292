// @ts-check

/**
 * Whether this Node.js can run the shop; the minimum version is in the root package.json's `engines`.
 * @param {string} version as in `process.versions.node`
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** Exits with a readable message on a Node.js that is too old. */
export function requireNode() {
  if (isSupportedNode(process.versions.node)) return;
  console.error(`Node.js 20.19 or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}
