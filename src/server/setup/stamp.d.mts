export function isBuilt(root: string): boolean;
export function writeStamp(root: string, stamp: string): void;
export function stampOf(
  root: string,
  environment?: Readonly<Record<string, string | undefined>>,
): string;
