import { Suspense, useState, useTransition } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { projectsPage_projects$key } from './__generated__/projectsPage_projects.graphql.ts';
import type { projectsPageQuery } from './__generated__/projectsPageQuery.graphql.ts';
import { Failure } from './failure.tsx';
import { TaskList } from './task-list.tsx';

interface Props {
  query: projectsPage_projects$key;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

const ProjectNames = ({ query, chosen, onChoose }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment projectsPage_projects on Query
      @refetchable(queryName: "projectsPagePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        projects(first: $first, after: $after) @connection(key: "projectsPage_projects") {
          edges { node { id name } }
        }
      }
    `,
    query,
  );
  return (
    <nav aria-label="Projects">
      <ul>
        {data.projects?.edges.map(({ node: { id, name } }) => (
          <li key={id}>
            <button type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {hasNext && (
        <button type="button" disabled={isLoadingNext} onClick={() => loadNext(10)}>
          More projects
        </button>
      )}
    </nav>
  );
};

/** The projects beside the tasks of one of them. */
export const ProjectsPage = () => {
  const query = useLazyLoadQuery<projectsPageQuery>(
    graphql`
      query projectsPageQuery {
        ...projectsPage_projects
      }
    `,
    {},
  );
  const [chosen, setChosen] = useState<string>();
  const [isChanging, startTransition] = useTransition();
  return (
    <main>
      <h1>Projects</h1>
      <div className="columns" aria-busy={isChanging}>
        <ProjectNames query={query} chosen={chosen} onChoose={(id) => startTransition(() => setChosen(id))} />
        <Failure key={chosen}>
          <Suspense fallback={<p role="status">Loading</p>}>{chosen && <TaskList projectId={chosen} />}</Suspense>
        </Failure>
      </div>
    </main>
  );
};
