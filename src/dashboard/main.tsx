import 'virtual:themes.css';
import './style.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isTesseraError } from '@tessera/client';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app/app.tsx';

const client = new QueryClient({
  defaultOptions: {
    // The API client does its own retries. Events refresh what is shown, so data is never refetched just because of its age.
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: 15_000,
      refetchOnWindowFocus: (query) => !isTesseraError(query.state.error),
    },
  },
});

createRoot(document.querySelector('#dashboard')!).render(
  <QueryClientProvider client={client}>
    <Router base="/dashboard">
      <App />
    </Router>
  </QueryClientProvider>,
);
