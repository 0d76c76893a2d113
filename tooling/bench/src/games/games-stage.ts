import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createGateway, createServices, fillOwnVendor } from '@saola/gateway'
import { createVendor, migrate, schemaName, type Schema as VendorSchema } from '@saola/game-vendor'
import { serverStage, type Stage } from '../ledger/ledger-database.ts'

/** A table at which a member sits: each call plays a round from the member's own money. */
export type Seat = { play: () => Promise<void> }

/** The gateway and the in-house vendor on one database of the server, with members at Limbo. */
export type GamesStage = {
  seats: readonly Seat[]
  close: () => Promise<void>
}

/** What a merchant has to say before anybody stakes there. */
export const merchantSettings = JSON.stringify({
  wallet: { isSingle: true },
  domains: [],
  maintenance: null,
  restrictedRegions: [],
})
const sittingSettings = JSON.stringify({ autoplay: true, turbo: true, leastCycleMs: 0 })

/** Undefined when no PostgreSQL answers. */
export async function openGamesStage(count: number): Promise<GamesStage | undefined> {
  const stage = await serverStage(count)
  if (!stage) return undefined
  const vendorDb = stage.opened.inSchema<VendorSchema>(schemaName)
  const secret = randomBytes(16).toString('hex')
  const services = createServices({
    db: stage.opened.db,
    settings: { vendorSecret: secret, vendorCode: 'SAOLA', gatewayOrigin: 'http://gateway.bench' },
  })
  await migrate(vendorDb)
  await furnish(stage)
  await fillOwnVendor(services)
  const gateway = createGateway(services)
  const vendor = createVendor({
    db: vendorDb,
    now: services.now,
    randomBytes: services.randomBytes,
    settings: { code: 'SAOLA', gatewayOrigin: 'http://gateway.bench', secret, storeSecret: secret },
    sendToGateway: async (request) => gateway.fetch(request),
  })
  const accounts = await stage.opened.db.selectFrom('account').select('id').orderBy('id').execute()
  const seats = await Promise.all(
    accounts.map(({ id }) => sitDown(stage, id, (path, init) => vendor.request(path, init))),
  )
  return { seats, close: stage.close }
}

async function furnish({ opened: { db } }: Stage): Promise<void> {
  await sql`update merchant set settings = ${merchantSettings}::jsonb`.execute(db)
  await sql`insert into vendor (code, name_vi, name_en, is_hot, sort) values ('SAOLA', 'Saola', 'Saola', 1, 1)`.execute(
    db,
  )
  await sql`insert into game (node_id, game_id, game_code, family, vendor_code, name_vi, name_en, folded_name, is_hot,
      is_new, status, free_play, min_bet, lines, rtp, volatility, playable, released_at, sort, served_by)
    values ('105', '105', 'LIMBO', 'MINI', 'SAOLA', 'Limbo', 'Limbo', 'limbo', 0, 0, 'open', 0, 1000, 0, 9700, 'high',
      true, 0, 1, 'SAOLA')`.execute(db)
}

async function sitDown(
  { opened: { db } }: Stage,
  accountId: number,
  request: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<Seat> {
  const key = `bench-sitting-${accountId}`
  const signIn = hash(`bench-token-${accountId}`)
  const now = Date.now()
  await sql`insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
    values (${signIn}, ${accountId}, ${now}, ${now + 3_600_000}, '127.0.0.1', 'bench')`.execute(db)
  await sql`insert into play_session (id, account_id, node_id, sign_in_hash, launch_token_hash, opened_at,
      session_key_hash, language, started_at, launched_at, last_seen_at)
    values (${key}, ${accountId}, '105', ${signIn}, ${key}, ${now}, ${hash(key)}, 'VI', ${now}, ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into vendor.play_session (key_hash, play_session_id, player_id, language, created_at, game_code,
      family, game_name, min_stake, settings, wallet)
    values (${hash(key)}, ${key}, ${String(accountId)}, 'VI', ${now}, 'LIMBO', 'MINI', 'Limbo', 1000,
      ${sittingSettings}::jsonb, 'seamless')`.execute(db)
  return {
    async play() {
      const body = JSON.stringify({
        key: randomBytes(16).toString('hex'),
        stake: 1000,
        choice: { target: 200 },
        clientSeed: 'bench',
      })
      const answer = await request('/api/play', { method: 'POST', body, headers: { 'X-Session-Key': key } })
      if (!answer.ok) throw new Error(`a round was answered with ${answer.status}: ${await answer.text()}`)
    },
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
