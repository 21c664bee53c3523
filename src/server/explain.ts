import { DataUnreadable } from './backend/database.ts';
import { DirectoryLocked } from './backend/directory-lock.ts';
import { DiskFull, FilesLimited } from './backend/free-space.ts';
import { UnknownMigration } from './backend/migrations.ts';

type Place = { host: string; port: number; directory: string };

/** Says why the server could not start, and what to do about it. */
export function explain(error: unknown, { host, port, directory }: Place): string {
  if (error instanceof DirectoryLocked) {
    return `${sentence(error.message)} Stop it, or use another directory: DATA_DIR=.data-2 npm start`;
  }
  if (error instanceof UnknownMigration) {
    return `${sentence(error.message)} Update this program, or move ${directory} away to start over.`;
  }
  if (error instanceof DiskFull) {
    return `${sentence(error.message)} Make room there, or use another disk with DATA_DIR.`;
  }
  if (error instanceof FilesLimited) {
    return `${sentence(error.message)} Raise the limit: ulimit -f unlimited`;
  }
  if (error instanceof DataUnreadable) {
    return `${sentence(error.message)} Put a copy of it back, or move ${directory} away to start over.`;
  }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Use another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} or ${directory} is not allowed to this user. Use PORT=4173, or another DATA_DIR.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${directory} is, or lies below, a file and no directory. Use a directory: DATA_DIR=.data npm start`;
    case 'EROFS':
      return `${directory} can only be read. Use another directory: DATA_DIR=.data-2 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Use HOST=127.0.0.1 (this machine only) or HOST=0.0.0.0.`;
    case 'ERR_SOCKET_BAD_PORT':
      return `PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`;
    default:
      return `The server did not start: ${error instanceof Error ? error.stack : String(error)}`;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
