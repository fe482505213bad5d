import { type ComponentProps, lazy, Suspense } from 'react';

const loading = () => import('./chart.tsx');
const Chart = lazy(async () => ({ default: (await loading()).Chart }));

/** A chart whose library loads in parallel with its data. Its space is reserved from the start. */
export const LazyChart = (props: ComponentProps<typeof Chart>) => (
  <div className="chart-place">
    <Suspense>
      <Chart {...props} />
    </Suspense>
  </div>
);

/** Starts loading the chart library, for a page that will need it. */
export const loadCharts = (): void => void loading();
