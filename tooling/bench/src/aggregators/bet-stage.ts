import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createGateway, createServices, operateVendor, signCall, vendorHeaders } from '@saola/gateway'
import { merchantSettings } from '../games/games-stage.ts'
import { serverStage } from '../ledger/ledger-database.ts'

/** A bet that is signed and ready to be sent: to our own contract, or to an aggregator's. */
export type ReadyBet = () => Promise<void>

/** A gateway on the server's PostgreSQL with one title of our own contract and one of Hub88, and members at both. */
export type BetStage = {
  /** Signs so many bets of a member in each contract: what is measured is the answering. */
  prepare: (member: number, count: number) => { own: ReadyBet[]; hub88: ReadyBet[] }
  close: () => Promise<void>
}

const stakeDong = 1_000
const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const

/** Undefined when no PostgreSQL answers. */
export async function openBetStage(members: number): Promise<BetStage | undefined> {
  const stage = await serverStage(members)
  if (!stage) return undefined
  const { db } = stage.opened
  const services = createServices({
    db,
    settings: { gatewayOrigin: 'http://gateway.bench', storeSecret: 'bench' },
  })
  const [ours, theirs] = [
    generateKeyPairSync('rsa', { modulusLength: 2048, ...pem }),
    generateKeyPairSync('rsa', { modulusLength: 2048, ...pem }),
  ]
  const secret = randomBytes(16).toString('hex')
  await sql`update merchant set settings = ${merchantSettings}::jsonb`.execute(db)
  const because = { reason: 'measured', by: 'bench', origin: 'http://127.0.0.1:9' } as const
  await operateVendor(services, { do: 'connect', vendor: 'OWN', ...because, secret })
  const keys = { protocol: 'hub88', partnerId: '1', partnerKey: theirs.publicKey } as const
  await operateVendor(services, {
    do: 'connect',
    vendor: 'HUB',
    ...because,
    secret: ours.privateKey,
    ...keys,
  })
  for (const vendor of ['OWN', 'HUB']) {
    const { reason, by } = because
    const title = {
      gameCode: 'BENCH',
      family: 'RNG',
      nameVi: 'Bench',
      nameEn: 'Bench',
      minStake: 1,
      rtp: 9_600,
    } as const
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await operateVendor(services, {
      do: 'add-title',
      vendor,
      reason,
      by,
      ...title,
      volatility: 'low',
      vendorName: vendor,
    })
  }
  const accounts = await db.selectFrom('account').select('id').orderBy('id').limit(members).execute()
  const now = Date.now()
  for (const { id } of accounts) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql`insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
      values (${hash(`bench-${id}`)}, ${id}, ${now}, ${now + 3_600_000}, '127.0.0.1', 'bench')`.execute(db)
    for (const vendor of ['OWN', 'HUB']) {
      const key = `${vendor}-${id}`
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sql`insert into play_session (id, account_id, node_id, sign_in_hash, launch_token_hash, opened_at,
          session_key_hash, language, started_at, launched_at, last_seen_at)
        values (${key}, ${id}, ${`${vendor}-BENCH`}, ${hash(`bench-${id}`)}, ${key}, ${now}, ${hash(key)}, 'VI', ${now}, ${now}, ${now})`.execute(
        db,
      )
    }
  }
  const gateway = createGateway(services)
  const send = async (path: string, headers: Record<string, string>, body: string): Promise<void> => {
    const response = await gateway.fetch(
      new Request(`http://gateway.bench${path}`, { method: 'POST', headers, body }),
    )
    const text = await response.text()
    if (!/"success":true|"RS_OK"/.test(text)) throw new Error(`a bet was answered ${text}`)
  }
  return {
    close: stage.close,
    prepare: (member, count) => {
      const id = accounts[member]?.id ?? 0
      const ids = Array.from({ length: count }, () => randomBytes(12).toString('hex'))
      return {
        own: ids.map((each) => {
          const body = JSON.stringify({
            vendor: 'OWN',
            transactionId: each,
            roundId: each,
            sessionKey: `OWN-${id}`,
            amount: stakeDong,
            content: 'spin',
          })
          const time = String(Date.now())
          const call = { method: 'POST', path: '/seamless/debit', time, nonce: `${each}nonce`, body }
          const headers = {
            [vendorHeaders.time]: time,
            [vendorHeaders.nonce]: call.nonce,
            [vendorHeaders.signature]: signCall(secret, call),
          }
          return () => send('/seamless/debit', headers, body)
        }),
        hub88: ids.map((each) => {
          const body = JSON.stringify({
            user: `m${String(id).padStart(6, '0')}`,
            token: `HUB-${id}`,
            request_uuid: each,
            game_code: 'BENCH',
            transaction_uuid: each,
            round: each,
            amount: stakeDong * 100_000,
            currency: 'VND',
            bet: 'spin',
          })
          const signature = createSign('RSA-SHA256').update(body).sign(theirs.privateKey, 'base64')
          return () => send('/aggregators/HUB/transaction/bet', { 'X-Hub88-Signature': signature }, body)
        }),
      }
    },
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
