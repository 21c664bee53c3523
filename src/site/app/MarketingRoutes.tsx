import { Route, Routes } from 'react-router-dom';
import { marketingPages, NotFoundPage } from './marketing-pages.ts';

/** The pages that do not belong to a questionnaire, and the not-found page. No question needs them. */
export default function MarketingRoutes() {
  return (
    <Routes>
      {marketingPages.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page path={path} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
