import { describe, expect, it } from 'vitest'
import { gatewayRooms } from '../../src/fences/rooms.ts'
import { beyondKnown, strangeUses } from '../../src/fences/tables/strange-uses.ts'
import { tablesOf, tableUses } from '../../src/fences/tables/table-uses.ts'

const tables = ['account', 'transfer', 'bet', 'promotion', 'mission']
const owned = {
  ledger: ['transfer'],
  accounts: ['account'],
  games: ['bet'],
  promotions: ['promotion', 'mission'],
}

/** What the fence says of one store of the gateway. */
function strange(path: string, text: string): string[] {
  return strangeUses(tableUses([{ path, text }], tables), tables, gatewayRooms, owned)
}

describe('whose tables a store uses', () => {
  it.each([
    ['writes its own', 'games/bet-store.ts', "db.insertInto('bet').values(row)"],
    ['reads its own', 'games/bet-store.ts', "db.selectFrom('bet').selectAll()"],
    ['reads a lower one', 'games/bet-store.ts', "db.selectFrom('account')"],
    ['reads a lower one in SQL', 'games/bet-store.ts', 'sql`select id from transfer`'],
    ['names a table in a comment', 'ledger/entry-store.ts', '/** Read from bet. */\n// from promotion'],
    ['speaks of a column', 'ledger/entry-store.ts', 'sql`delete from transfer where bet = 1`'],
  ])('lets it be where it %s', (_, path, text) => {
    expect(strange(path, text)).toEqual([])
  })

  it.each([
    ["db.selectFrom('bet')", 'ledger/entry-store.ts reads bet of games'],
    ["db.selectFrom(['bet', 'transfer'])", 'ledger/entry-store.ts reads bet of games'],
    ["query.innerJoin('bet as mine', 'mine.id', 'x')", 'ledger/entry-store.ts reads bet of games'],
    ["query.leftJoin(\n  'bet',", 'ledger/entry-store.ts reads bet of games'],
    ['sql`select 1 from transfer join bet on true`', 'ledger/entry-store.ts reads bet of games'],
    ["db.updateTable('bet').set(row)", 'ledger/entry-store.ts writes bet of games'],
    ['sql`insert into bet (id) values (1)`', 'ledger/entry-store.ts writes bet of games'],
    ['sql`update bet set status = 1`', 'ledger/entry-store.ts writes bet of games'],
    ['sql`delete from bet where id = 1`', 'ledger/entry-store.ts writes bet of games'],
  ])('names a higher one: %s', (text, sentence) => {
    expect(strange('ledger/entry-store.ts', text)).toEqual([sentence])
  })

  it('names one of its own level, and a lower one that is written', () => {
    expect(strange('promotions/mission-store.ts', "db.selectFrom('bet')")).toEqual([
      'promotions/mission-store.ts reads bet of games',
    ])
    expect(strange('promotions/mission-store.ts', "db.deleteFrom('account')")).toEqual([
      'promotions/mission-store.ts writes account of accounts',
    ])
  })

  it('names a table without a room, with two, and one that is none', () => {
    const rooms = { games: ['bet', 'gone'], lottery: ['bet'], nowhere: ['account'] }
    expect(strangeUses([], ['bet', 'account', 'transfer'], gatewayRooms, rooms)).toEqual([
      'bet has the rooms games and lottery',
      'games owns gone, which is no table',
      'nowhere owns tables and is no room',
      'transfer has no room',
    ])
  })

  it('lets the list of what is known get shorter alone', () => {
    expect(beyondKnown(['a reads b', 'c reads d'], ['a reads b', 'e reads f'])).toEqual([
      'c reads d',
      'no longer so, take it off the list: e reads f',
    ])
  })
})

it('reads the names of tables from the type of the database', () => {
  expect(
    tablesOf('type Row = {\n  id: number\n}\nexport type Schema = {\n  bet: {\n    id: number\n  }\n}'),
  ).toEqual(['bet'])
})
