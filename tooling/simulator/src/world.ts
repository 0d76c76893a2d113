import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { autoReceiptMinutes, depositRules, minuteMs, withdrawalMs } from '@saola/rules'
import { schemaName } from '@saola/game-vendor'
import { sealVendorSecret } from '@saola/gateway'
import { agentNames, lineFurniture, newContracts } from './contracts/line.ts'
import { clean } from './clean.ts'
import { openEngine, type Engine } from './engine.ts'
import { leagueTitles, tableTitles } from './games/shared-titles.ts'
import { titles } from './games/titles.ts'
import { lotteryFurniture, newDraws } from './lottery/draws.ts'
import { secrets } from './secrets.ts'
import { seededBytes } from './seeded-bytes.ts'
import { newRewards } from './rewards/seed-rewards.ts'
import type { Plant } from './bugs/plant.ts'
import type { Weather } from './simulation.ts'

/** The first moment of every seed: noon of 1 November 2026 in Vietnam. */
export const startOfTime: number = Date.UTC(2026, 10, 1, 5)

/** A member as the simulator knows it. */
export type Member = {
  name: string
  accountId: number
  wallet: number
  token: string
  sessionKey: string
  cardId: number
}

/** How a seed begins: what every wallet holds, here and at the vendor, and from which of them its games are paid. */
export type Opening = Pick<Weather, 'games'> & {
  opening: number
  schema: Plant['schema'] | undefined
  /** Whether the agents have contracts. */
  hasContracts: boolean
  /** Whether there are offers, raffles, levels and the like. */
  hasRewards: boolean
}

/** A database with a merchant, its members and a game, made once and cleaned between seeds. */
export type World = {
  engine: Engine
  members: readonly Member[]
  /** Those above the members, from the top down. */
  agents: readonly Member[]
  /** Takes back everything that a seed did and gives every member the opening amount. */
  reset: (seed: Opening) => void
  /** Puts money from outside into ledger accounts, under a name of its own. */
  fund: (name: string, amounts: ReadonlyMap<number, number>) => void
}

export const paymentPassword = '246810'
/** The seamless vendor, and the one that keeps wallets. */
export const vendors = { seamless: 'SAOLA', wallet: 'TREVANG' } as const
export const deposits = { expiryMinutes: depositRules.expiryMinutes } as const
export const withdrawals = { automaticUpTo: 100_000, autoReceiptMinutes } as const

/** What an agent has in the beginning: enough for some of the salaries that it owes. */
export const agentPurse = 1_000

const memberNames = ['an', 'binh', 'chi']
const migrations = new URL('../../gateway/migrations/', import.meta.url)
const vendorMigrations = new URL('../../game-vendor/migrations/', import.meta.url)

export async function openWorld(): Promise<World> {
  const engine = await openEngine()
  for (const name of readdirSync(migrations).toSorted()) {
    if (name.endsWith('.sql')) engine.script(readFileSync(new URL(name, migrations), 'utf8'))
  }
  engine.script(`create schema ${schemaName}; set search_path to ${schemaName}`)
  for (const name of readdirSync(vendorMigrations).toSorted()) {
    engine.script(readFileSync(new URL(name, vendorMigrations), 'utf8'))
  }
  engine.script(`set search_path to public; ${furniture}`)
  const members = memberNames.map((name) => settle(engine, name))
  const agents = agentNames.map((name) => settle(engine, name))
  engine.script(lineFurniture)
  let repair: string | undefined
  return {
    engine,
    members,
    agents,
    reset({ opening, games, schema, hasContracts, hasRewards }) {
      engine.script(clean(startOfTime))
      engine.run(
        `update merchant set settings = jsonb_set(settings, '{wallet,isSingle}', to_jsonb($1::boolean))`,
        [games === 'single'],
      )
      for (const { accountId } of games === 'vendor' ? members : [])
        engine.run('insert into vendor.player_wallet values ($1, $2)', [accountId, opening])
      if (repair !== undefined) engine.script(repair)
      repair = schema?.repaired
      endow(engine, { opening, members, agents })
      engine.script(newDraws(startOfTime))
      if (hasContracts) engine.script(newContracts(startOfTime))
      if (hasRewards) engine.script(newRewards(startOfTime))
      if (schema) engine.script(schema.planted)
    },
    fund: (name, amounts) => fund(engine, name, amounts),
  }
}

const settings = JSON.stringify({
  maintenance: null,
  restrictedRegions: [],
  acceptsLegacyCipher: false,
  deposit: { minimumAmount: 10_000, maximumAmount: 10_000_000, quickAmounts: [], giftTimes: 1, ...deposits },
  withdrawal: {
    minimumAmount: 10_000,
    maximumAmount: 10_000_000,
    quickAmounts: [],
    expectedMinutes: withdrawalMs / minuteMs,
    ...withdrawals,
    // What a person has to look at would wait for ever here.
    automaticPerDay: 1_000_000_000,
    marks: [],
  },
  wallet: { isSingle: false },
  transfer: { isOpen: true, minimumAmount: 100, dailyCap: 1_000_000 },
  bank: { bin: '970400', name: 'Ngân hàng', accountNumber: '0123456789', accountName: 'CONG TY SAOLA' },
})

const ownSecret = sealVendorSecret(
  { settings: secrets, randomBytes: seededBytes('vendor') },
  vendors.seamless,
  secrets.vendorSecret,
)

const furniture = `
  insert into merchant (code, name, settings) values ('saola', 'Saola', '${settings}');
  insert into vendor (code, name_vi, name_en, is_hot, sort) values
    ('${vendors.seamless}', 'Saola', 'Saola', 1, 1), ('${vendors.wallet}', 'Tre Vàng', 'Gilt Bamboo', 1, 2);
  insert into vendor_record (vendor_code, origin, secret, unit, keeps_wallets, is_on, created_at)
  values ('${vendors.seamless}', 'http://127.0.0.1:4003', '${ownSecret}', 1, true, true, ${startOfTime});
  insert into game (node_id, game_id, game_code, family, vendor_code, name_vi, name_en, folded_name, is_hot, is_new,
    status, free_play, min_bet, lines, rtp, volatility, playable, released_at, sort, served_by)
  values ('105', '105', 'limbo', 'MINI', '${vendors.seamless}', 'Limbo', 'Limbo', 'limbo', 0, 0,
    'open', 0, 1000, 0, 9700, 'high', true, 0, 1, '${vendors.seamless}');
  insert into game (node_id, game_id, game_code, family, vendor_code, name_vi, name_en, folded_name, is_hot, is_new,
    status, free_play, min_bet, lines, rtp, volatility, playable, released_at, sort, served_by, feeds_jackpot)
  select node, node, code, family, '${vendors.seamless}', code, code, code, 0, 0,
    'open', 0, 1000, 0, 9700, 'high', true, 0, 1, '${vendors.seamless}', family = 'JACKPOT'
  from (values ${[...titles, ...tableTitles, ...leagueTitles].map(({ nodeId, gameCode, family }) => `('${nodeId}', '${gameCode}', '${family}')`).join(', ')})
    as title (node, code, family);
  ${lotteryFurniture}
`

function settle(engine: Engine, name: string): Member {
  const one = (text: string, values: unknown[]): number => Number(engine.run(text, values).rows[0]?.['id'])
  const accountId = one(
    `insert into account (merchant_id, name, nickname, type, password_hash, registered_at)
     values (1, $1, $1, 0, 'none', ${startOfTime}) returning id`,
    [name],
  )
  const token = `token-of-${name}`
  const sessionKey = `sitting-of-${name}`
  engine.run(
    `insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
     values ($1, $2, ${startOfTime}, 0, '127.0.0.1', 'simulator')`,
    [hash(token), accountId],
  )
  engine.run(
    `insert into play_session (id, account_id, node_id, sign_in_hash, launch_token_hash, opened_at, session_key_hash,
       language, started_at, launched_at, last_seen_at)
     values ($1, $2, '105', $3, $1, ${startOfTime}, $4, 'VI', ${startOfTime}, ${startOfTime}, ${startOfTime})`,
    [`sitting-${name}`, accountId, hash(token), hash(sessionKey)],
  )
  const cardId = one(
    `insert into bank_card (merchant_id, account_id, bin, account_number, holder, created_at)
     values (1, $1, '970436', $2, 'NGUYEN VAN', ${startOfTime}) returning id`,
    [accountId, `00710012${accountId}`],
  )
  const wallet = one(`select id from ledger_account where owner_id = $1 and kind = 'wallet'`, [accountId])
  return { name, accountId, wallet, token, sessionKey, cardId }
}

/** Seeds after which what was deleted is really cleared away. */
const tidyEvery = 40
let resets = 0

function endow(
  engine: Engine,
  { opening, members, agents }: Pick<World, 'members' | 'agents'> & { opening: number },
): void {
  resets += 1
  if (resets % tidyEvery === 0) engine.script('vacuum')
  engine.run(`insert into ledger_account (owner_id, kind, may_be_negative) values (null, 'opening', true)`)
  const purses = [
    ...members.map(({ wallet }) => [wallet, opening] as const),
    ...agents.map(({ wallet }) => [wallet, agentPurse] as const),
  ]
  fund(engine, 'opening', new Map(purses))
}

/** Each account by a transfer of its own from what stands for the outside world. */
function fund(engine: Engine, name: string, amounts: ReadonlyMap<number, number>): void {
  const outside = engine.run(`select id from ledger_account where kind = 'opening'`).rows[0]?.['id']
  const accounts = [...amounts.keys()]
  const all = (each: unknown) => accounts.map(() => each)
  engine.run(
    `select * from post_transfers($1, $2, $3, $4, $5, $6, $7::bigint[], $8::integer[], $9::bigint[], $10::bigint[])`,
    [
      all(name),
      accounts.map(String),
      all('-'),
      all('adjustment'),
      all('-'),
      all('-'),
      all(startOfTime),
      all(2),
      accounts.flatMap((account) => [outside, account]),
      [...amounts.values()].flatMap((amount) => [-amount, amount]),
    ],
  )
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
