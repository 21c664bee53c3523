/** Stops with one sentence when this Node.js is too old for the project. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Plumbline needs Node.js 20.19 or newer and this is ${version}: install a newer one and try again.`,
  );
  process.exit(1);
}
