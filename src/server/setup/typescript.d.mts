export function loadTypeScript(): Promise<void>;
