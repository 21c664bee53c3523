import type { JsonObject } from '../../logic/json.ts';
import { fromUnversioned } from './unversioned.ts';

/** Brings a stored draft from one flow version to the next. Pure; accepts any object. */
export type Migration = (stored: JsonObject) => JsonObject;

/** `migrations[N]` leads from version N to N + 1: the flow's version is never above its length. */
export const migrations: readonly Migration[] = [fromUnversioned];

/** The version that a stored draft was written with; 0 when it does not say. */
export function versionOf(stored: JsonObject): number {
  const { flowVersion } = stored;
  return typeof flowVersion === 'number' && Number.isInteger(flowVersion) && flowVersion >= 0
    ? flowVersion
    : 0;
}

/** Applies every migration from `version` up to `target`. A newer draft comes back as it is. */
export function migrate(
  stored: JsonObject,
  version: number,
  target: number,
  steps: readonly Migration[] = migrations,
): JsonObject {
  return steps.slice(version, target).reduce((draft, step) => step(draft), stored);
}
