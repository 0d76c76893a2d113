import type { AggregatorKeys, AggregatorRequest } from '../adapter.ts'
import { parseExact } from '../exact-json.ts'
import { familyOf } from '../family-of.ts'
import type { ListAnswer } from '../listed-title.ts'
import { readTitles } from '../read-titles.ts'
import {
  isDenied,
  isSaid,
  readDay,
  readLines,
  readRegions,
  readReturn,
  readVolatility,
} from '../title-facts.ts'
import { signedRequest } from './signed-request.ts'

/** Asks for all titles that are offered to us. */
export function listRequest(keys: AggregatorKeys): AggregatorRequest {
  return signedRequest(keys, '/game/list', {})
}

/** The list is an array of rows; a row needs a code and a name, and the rest is read as far as it is there. */
export function readList(status: number, body: string): ListAnswer {
  if (status === 401 || status === 403) return { refused: 'keys' }
  const rows = status === 200 ? parseExact(body) : undefined
  if (!Array.isArray(rows)) return { refused: 'faulty' }
  return readTitles(rows, { code: 'game_code', name: 'name' }, (row) => ({
    family: familyOf(row['category']),
    isOffered: !isDenied(row['enabled']),
    hasDemo: isSaid(row['demo_game_support']),
    blockedRegions: readRegions(row['blocked_countries']),
    rtp: readReturn(row['rtp']),
    volatility: readVolatility(row['volatility']),
    lines: readLines(row['paylines']),
    releasedAt: readDay(row['release_date']),
  }))
}
