import { useOnboarding } from '../onboarding-context.tsx';

/** The document's title, as the app words it. */
export function Title({ page }: { page: string }) {
  const { titleOf } = useOnboarding().around;
  return <title>{titleOf ? titleOf(page) : page}</title>;
}
