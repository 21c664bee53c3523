export function stampOf(
  root: string,
  environment?: Readonly<Record<string, string | undefined>>,
): string;
