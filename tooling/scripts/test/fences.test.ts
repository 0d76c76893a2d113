import { describe, expect, it } from 'vitest'
import { importsOf } from '../src/fences/foreign-packages.ts'
import { queriesOutsideStores } from '../src/fences/query-builder.ts'
import { readImports } from '../src/fences/read-imports.ts'
import { breaksOfDirection } from '../src/fences/room-direction.ts'
import { gatewayRooms, typesAlone } from '../src/fences/rooms.ts'

/** What the fence says of one file of the gateway. */
function broken(path: string, text: string): string[] {
  return breaksOfDirection(readImports([{ path, text }]), gatewayRooms, typesAlone)
}

describe('the direction of the rooms', () => {
  it.each([
    ['a lower room', 'wallet/get-balance.ts', "import { post } from '../ledger/ledger.ts'"],
    ['its own room', 'wallet/get-balance.ts', "import { find } from './balance-store.ts'"],
    [
      'its own room, from a folder in it',
      'games/seamless/debit.ts',
      "import { find } from '../bet-store.ts'",
    ],
    ['any room, at the root', 'gateway.ts', "import { jobs } from './jobs/jobs.ts'"],
    ['a package', 'http/mount.ts', "import { calls } from '@saola/protocol'"],
    ['types of db, in services', 'services/services.ts', "import type { Database } from '../db/database.ts'"],
  ])('lets a file import %s', (_, path, text) => {
    expect(broken(path, text)).toEqual([])
  })

  it.each([
    [
      'a higher room',
      'ledger/post-transfers.ts',
      "import { balance } from '../wallet/get-balance.ts'",
      'ledger/post-transfers.ts imports wallet/get-balance.ts: wallet stands above ledger',
    ],
    [
      'a higher room for its types',
      'http/mount.ts',
      "import type { Transfer } from '../ledger/ledger.ts'",
      'http/mount.ts imports ledger/ledger.ts: ledger stands above http',
    ],
    [
      'a room of its own level',
      'session/login.ts',
      "import { mask } from '../member/mask.ts'",
      'session/login.ts imports member/mask.ts: session and member stand on one level',
    ],
    [
      'a room of its own level over several lines',
      'team/get-overview.ts',
      "import {\n  one,\n  two,\n} from '../games/bets.ts'",
      'team/get-overview.ts imports games/bets.ts: team and games stand on one level',
    ],
    [
      'a higher room by passing it on',
      'db/migrate.ts',
      "export { jobs } from '../jobs/jobs.ts'",
      'db/migrate.ts imports jobs/jobs.ts: jobs stands above db',
    ],
    [
      'a higher room while it runs',
      'accounts/totp.ts',
      "const later = () => import('../member/mask.ts')",
      'accounts/totp.ts imports member/mask.ts: member stands above accounts',
    ],
    [
      'the root',
      'jobs/jobs.ts',
      "import { createGateway } from '../gateway.ts'",
      'jobs/jobs.ts imports gateway.ts: the root stands above jobs',
    ],
    [
      'more of db than types, in services',
      'services/services.ts',
      "import { migrate } from '../db/migrate.ts'",
      'services/services.ts imports db/migrate.ts: services may use the types of db alone',
    ],
    [
      'a room that nobody has given a place',
      'gateway.ts',
      "import { help } from './helpers/help.ts'",
      'gateway.ts imports helpers/help.ts: the room helpers has no level',
    ],
  ])('names a file that imports %s', (_, path, text, sentence) => {
    expect(broken(path, text)).toEqual([sentence])
  })

  it('names a file of a room that nobody has given a place', () => {
    expect(broken('helpers/help.ts', "import { one } from '../db/one.ts'")).toEqual([
      'helpers/help.ts: the room helpers has no level',
    ])
  })
})

describe('queries in stores', () => {
  it.each([
    ['a store', 'wallet/deposit-store.ts', "db.selectFrom('deposit')"],
    ['the file that names the database', 'db/database.ts', "import type { Kysely } from 'kysely'"],
    ['the types of the tables', 'db/schema.ts', "import type { Generated } from 'kysely'"],
    ['a handler that opens a transaction', 'wallet/get-balance.ts', 'db.transaction().execute(find)'],
  ])('lets %s be', (_, path, text) => {
    expect(queriesOutsideStores([{ path, text }])).toEqual([])
  })

  it.each([
    ["import { sql } from 'kysely'"],
    ["import type { Kysely } from 'kysely'"],
    ["db.selectFrom('deposit')"],
    ["trx.insertInto('deposit')"],
    ["trx.updateTable('deposit')"],
    ["trx.deleteFrom('deposit')"],
  ])('names the line of a handler with `%s`', (line) => {
    const text = `/** One. */\n${line}`
    expect(queriesOutsideStores([{ path: 'wallet/get-balance.ts', text }])).toEqual([
      'wallet/get-balance.ts:2',
    ])
  })
})

describe('packages that a source may not know', () => {
  it.each([
    ['a package that it may know', "import { calls } from '@saola/protocol'", []],
    ['the vendor', "import { createVendor } from '@saola/game-vendor'", ['seed/seed.ts:1']],
    ['a type of the vendor', "import type { Services } from '@saola/game-vendor'", ['seed/seed.ts:1']],
    ['the vendor while it runs', "await import('@saola/game-vendor')", ['seed/seed.ts:1']],
  ])('judges an import of %s', (_, text, places) => {
    expect(importsOf(['@saola/game-vendor'], [{ path: 'seed/seed.ts', text }])).toEqual(places)
  })
})
