export function loadSettings(mode: 'production' | 'development'): void;
