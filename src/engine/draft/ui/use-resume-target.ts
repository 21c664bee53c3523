import { useEffect, useState } from 'react';
import { watchResumeLinks, type ResumeTarget } from '../resume.ts';

/** The target of the resume link opened last, on page load or later. */
export function useResumeTarget(): ResumeTarget | undefined {
  const [target, setTarget] = useState<ResumeTarget>();
  useEffect(() => watchResumeLinks(window, setTarget), []);
  return target;
}
