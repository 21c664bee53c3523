// One command from a fresh checkout to the running site: `npm start`. PORT, HOST and DATA_DIR
// change where; VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY use a hosted project.
import { build, checkNode, install, root } from '../src/server/setup/prepare.mjs';
import { loadSettings } from '../src/server/setup/settings.mjs';
import { isBuilt } from '../src/server/setup/stamp.mjs';
import { loadTypeScript } from '../src/server/setup/typescript.mjs';

checkNode();
process.chdir(root);
loadSettings('production');
const built = isBuilt(root);
install({ onlyToRun: built });
if (!built) build();
await loadTypeScript();
await import('../src/server/main.ts');
