import { SiteLayout } from '../layout/SiteLayout.tsx';

/** Spec section 2: any other path. The requested path is logged by the page's script. */
export default function NotFoundPage() {
  return (
    <SiteLayout title="Page not found">
      <h1>Oops! Page not found</h1>
      <a href="/">Return to Home</a>
    </SiteLayout>
  );
}
