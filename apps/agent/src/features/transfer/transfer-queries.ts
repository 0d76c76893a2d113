import { calls } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'
import { inPlace } from '#shared/in-place.ts'
import { transferPageSize, type TransferSearch } from './transfer-search.ts'

type Api = Pick<AppContext, 'api'>

/** So many people are offered while one types. */
const offeredAtOnce = 6

/** What may be sent today, and what has to be set up before; read anew whenever the page is opened. */
export function boundsQuery({ api }: Api) {
  return queryOptions({ ...inPlace(callQuery(api, calls.team.transferBounds)), refetchOnMount: 'always' })
}

/** The account that an id or a name means, if it is on the line. */
export function recipientQuery({ api }: Api, { to, id }: Pick<TransferSearch, 'to' | 'id'>) {
  const who = id === undefined ? { customerName: to } : { customerId: String(id) }
  const query = inPlace(callQuery(api, calls.team.recipient, who))
  // Who is asked about now is never answered with somebody else.
  const { placeholderData: _, ...rest } = query
  return queryOptions({ ...rest, refetchOnMount: 'always' })
}

/** People below whose names hold what was typed, by name. */
export function peopleQuery({ api }: Api, q: string) {
  const words = q.trim()
  const request = { ...(words !== '' && { customerName: words }), pageSize: offeredAtOnce }
  return queryOptions(inPlace(callQuery(api, calls.team.recipients, request)))
}

/** What may be used of the caller's own balance. */
export function balanceQuery({ api }: Api) {
  return queryOptions(inPlace(callQuery(api, calls.wallet.balance)))
}

/** Transfers of before that a search leaves. */
export function pastQuery({ api }: Api, { q, side, page = 1, asOf }: TransferSearch) {
  const request = {
    ...(q !== undefined && { customerName: q.trim() }),
    ...(side && { side }),
    pageNo: page,
    pageSize: transferPageSize,
    asOf,
  }
  return queryOptions(inPlace(callQuery(api, calls.team.transfers, request)))
}
