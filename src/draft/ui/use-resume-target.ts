import { useEffect, useState } from 'react';
import { watchResumeLinks, type ResumeTarget } from '../resume.ts';

/** What the resume link leads to that was opened last, at the page's load or later. */
export function useResumeTarget(): ResumeTarget | undefined {
  const [target, setTarget] = useState<ResumeTarget>();
  useEffect(() => watchResumeLinks(window, setTarget), []);
  return target;
}
