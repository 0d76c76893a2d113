import { createVendor, runMatches, type MatchSource, type Services } from '@saola/game-vendor'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from '../wallet/people.ts'
import { launch, newKey, type Answer } from './seat.ts'
import { vendorServices } from './vendor-of.ts'
import { pageAssets } from './page-assets.ts'

/** What a slip says beside its stake. */
export type TestPick = [matchId: string, pick: string, odds: number]

/** A member at the matches of a vendor. */
export type MatchSeat = {
  post: (path: string, body: object) => Promise<Answer>
  bet: (stake: number, picks: readonly TestPick[], more?: object) => Promise<Answer>
  bets: () => Promise<Answer['value']>
  /** The operator calls a match off with a secret; the status of the answer. */
  callOff: (matchId: string, secret: string) => Promise<number>
}

/** The node of a title that leads to the football league, open whatever the demo's catalogue says of it. */
export async function footballNode(gateway: TestGateway): Promise<string> {
  const { node_id: nodeId } = await gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
    .where('game_code', '=', 'SPORTS_FOOTBALL_TODAY')
    .returning('node_id')
    .executeTakeFirstOrThrow()
  return nodeId
}

/** Sits a member down at the matches of a source. */
export async function sitAtMatches(
  gateway: TestGateway,
  player: TestPerson,
  { source, nodeId, ...parts }: { source: MatchSource; nodeId: string } & Partial<Services>,
): Promise<MatchSeat> {
  const vendor = createVendor({ ...vendorServices(gateway), ...parts, matchSource: source }, pageAssets)
  let sessionKey = ''
  const post = async (path: string, body: object): Promise<Answer> => {
    const response = await vendor.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'X-Session-Key': sessionKey, Language: 'EN' },
    })
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
  }
  const opened = await post('/api/open', { token: await launch(gateway, player, { nodeId }) })
  sessionKey = opened.value.sessionKey
  return {
    post,
    bet: (stake, picks, more = {}) =>
      post('/api/matches/bet', {
        key: newKey(),
        stake,
        policy: 'none',
        format: 'decimal',
        picks: picks.map(([matchId, pick, odds]) => ({ matchId, pick, odds })),
        ...more,
      }),
    async callOff(matchId, secret) {
      const response = await vendor.request('/matches/void', {
        method: 'POST',
        body: JSON.stringify({ matchId }),
        headers: { Authorization: `Bearer ${secret}` },
      })
      return response.status
    },
    bets: async () => (await post('/api/matches/bets', { format: 'decimal' })).value.bets,
  }
}

/** One run of the vendor's work on matches. */
export function runOnce(
  gateway: TestGateway,
  source: MatchSource,
  parts: Partial<Services> = {},
): Promise<number> {
  return runMatches({ ...vendorServices(gateway), ...parts }, source)
}
