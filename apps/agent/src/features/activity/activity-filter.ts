import { activityGroups, type ActivityGroup, type calls, type CallInput } from '@saola/protocol'
import { searchNumber, searchPlace, searchReader, type ListPlace, type SearchReader } from '@saola/shell'
import * as z from 'zod/mini'

/** What the address of the log says. `who` is one account by its id. */
export type ActivityFilter = ListPlace & { group?: ActivityGroup; who?: number }

/** Acts a page. */
export const activityPageSize = 20

/** Reads the search part of an address. */
export const readActivityFilter: SearchReader<ActivityFilter> = searchReader({
  group: z.enum(activityGroups),
  who: searchNumber,
  ...searchPlace,
})

/** The request behind a filter. */
export function activityRequest({
  group,
  who,
  page = 1,
  asOf,
}: ActivityFilter): CallInput<typeof calls.team.activity> {
  return {
    ...(group !== undefined && { group }),
    ...(who !== undefined && { customerId: who }),
    pageNo: page,
    pageSize: activityPageSize,
    asOf,
  }
}
