// Plain JavaScript: it lets Node run TypeScript, and says what is missing if nothing is installed.

/** From here on, imports of TypeScript files work. Exits with a message if nothing is installed. */
export async function loadTypeScript() {
  const tsx = await import('tsx/esm/api').catch(() => undefined);
  if (tsx !== undefined) return void tsx.register();
  console.error('The packages of this project are not installed: run npm install and try again.');
  process.exit(1);
}
