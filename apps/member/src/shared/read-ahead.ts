import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks for what a page reads, before the page is there. Where the code of the question is lost nothing is asked: the
 * part that draws the answer says so, or does without.
 */
export function readAhead<Data, Key extends QueryKey>(
  queries: QueryClient,
  load: () => Promise<FetchQueryOptions<Data, Error, Data, Key>>,
): void {
  load().then(
    (query) => queries.prefetchQuery(query),
    () => undefined,
  )
}
