import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Below about one network packet a second file costs more than it saves. */
const WORTHWHILE_BYTES = 1024;

/** Writes `.gz` and `.br` beside every text file, so that no server compresses at run time. */
export function compress(files: readonly string[]): void {
  for (const file of files.filter((name) => TEXT.test(name))) {
    const text = readFileSync(file);
    if (text.length < WORTHWHILE_BYTES) continue;
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}
