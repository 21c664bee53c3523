// `npm run dev`: Vite's development server with the embedded backend. PORT, HOST and DATA_DIR
// change where; BACKEND_PORT fixes the backend's port.
import { startDev } from '../src/server/setup/dev.mjs';

await startDev();
