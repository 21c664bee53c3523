import Alert from '@mui/material/Alert';
import { parseTexts } from '../../../checker/project/texts.ts';
import { isObject } from '../../../engine/core.ts';
import type { Texts } from '../../edits/project/texts.ts';

/** Shown in place of a form, which would write to the wrong place of a file that it cannot read. */
export function BrokenFile({ path }: { path: string }) {
  return (
    <Alert severity="warning">
      {path} is not valid JSON. Fix it as code to use the form again.
    </Alert>
  );
}

/** One of the files that exists but is not a JSON object. */
export function brokenIn(texts: Texts, paths: readonly string[]): string | undefined {
  const files = new Map([...texts].filter(([path]) => paths.includes(path)));
  return parseTexts(files).find(({ json }) => !isObject(json))?.path;
}
