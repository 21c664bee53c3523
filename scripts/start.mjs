// One command from a fresh checkout to the running site: `npm start`. PORT, HOST and DATA_DIR
// change where; VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY use a hosted project.
import { build, checkNode, install, root } from './server/prepare.mjs';
import { loadSettings } from './server/settings.mjs';

checkNode();
process.chdir(root);
loadSettings('production');
install();
build();
const { register } = await import('tsx/esm/api');
register();
await import('./server/main.ts');
