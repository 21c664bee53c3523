import { SiteLayout } from '../layout/SiteLayout.tsx';

export default function LandingPage({ path }: { path: string }) {
  return (
    <SiteLayout title="Plumbline">
      <h1>{path}</h1>
    </SiteLayout>
  );
}
