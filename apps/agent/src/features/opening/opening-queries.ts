import { calls } from '@saola/protocol'
import { callQuery, type AppContext, type ListPlace } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'

type Reading = Pick<AppContext, 'api'>

/** Links a page. */
export const linksPageSize = 20

/** What the agent may give to accounts that it opens. */
export function termsQuery({ api }: Reading) {
  return inPlace(callQuery(api, calls.team.openingTerms))
}

/** One page of the agent's links. */
export function linksQuery({ api }: Reading, { page = 1, asOf }: ListPlace) {
  return inPlace(callQuery(api, calls.team.links, { page, pageSize: linksPageSize, asOf }))
}
