import { type ComponentProps, lazy, Suspense } from 'react';

const loading = () => import('./chart.tsx');
const Chart = lazy(async () => ({ default: (await loading()).Chart }));

/** A chart, whose library is loaded beside the figures that it draws. Its place is there from the beginning. */
export const LazyChart = (props: ComponentProps<typeof Chart>) => (
  <div className="chart-place">
    <Suspense>
      <Chart {...props} />
    </Suspense>
  </div>
);

/** Begins to load the library of charts: for a page that will have one. */
export const loadCharts = (): void => void loading();
