import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate as migrateFolder, openDatabase, type OpenDatabase } from '@saola/server'
import { migrate, type Schema } from '@saola/gateway'

const migrations = new URL('../../migrations/', import.meta.url)

let opened: OpenDatabase<Schema>
beforeEach(async () => {
  opened = await openDatabase<Schema>({})
})
afterEach(() => opened.close())

/** The schema as it was before a migration, with rows that nobody checks: only what is told of them matters. */
async function stopBefore(number: string, rows: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saola-old-database-'))
  try {
    for (const name of readdirSync(migrations)) {
      if (name < number) cpSync(new URL(name, migrations), join(folder, name))
    }
    await migrateFolder(opened.db, { folder: pathToFileURL(`${folder}/`) })
  } finally {
    rmSync(folder, { recursive: true })
  }
  await opened.runSql(
    `set session_replication_role = replica; ${rows}; set session_replication_role = default`,
  )
}

/** A reported transfer, as a row of its table. */
const transfer = (reference: string, state: string, id: number) =>
  `('${reference}', '', 1000, 0, 'unknown-memo', ${id}, '${state}',
    ${state === 'waiting' ? 'null, null' : `${id + 10}, 0`})`

describe('a database of an older version', () => {
  it('owes the points that it carried below zero, rounded up, and keeps the rest (points 16)', async () => {
    await stopBefore(
      '0086',
      `insert into account (id, merchant_id, name, nickname, type, password_hash, registered_at)
        overriding system value values (1, 1, 'one', 'one', 1, '', 0), (2, 1, 'two', 'two', 1, '', 0);
      insert into point_progress (account_id, type, points, per_amount, carried) values
        (1, 'slots', 1, 1000, -5500), (1, 'deposit', 2, 1000, -2000), (2, 'slots', 1, 1000, 300)`,
    )
    expect(await migrate(opened.db)).toContain('0086-owed-points.sql')
    const { rows } = await opened.runSql('select account_id, owed from point_debt order by account_id')
    expect(rows).toEqual([{ account_id: 1, owed: 8 }])
    const progress = await opened.runSql(
      'select account_id, type, carried, carried_before from point_progress order by account_id, type',
    )
    expect(progress.rows).toEqual([
      { account_id: 1, type: 'deposit', carried: 0, carried_before: 0 },
      { account_id: 1, type: 'slots', carried: 500, carried_before: 500 },
      { account_id: 2, type: 'slots', carried: 300, carried_before: 300 },
    ])
  })

  it('knows of money that was booked as a payout that came back which payout it was (wallet 60)', async () => {
    await stopBefore(
      '0088',
      `insert into bank_transfer (bank_reference, memo, amount, received_at, outcome, transfer_id, state,
          settle_transfer_id, settled_at) values
        ${transfer('FT1', 'returned', 1)}, ${transfer('FT2', 'returned', 2)}, ${transfer('FT3', 'waiting', 3)};
      insert into withdrawal (id, account_id, bank_card_id, idempotency_key, amount, created_at, hold_transfer_id)
        overriding system value values (700001, 1, 1, 'one', 1000, 0, 21), (700002, 1, 1, 'two', 1000, 0, 22);
      insert into withdrawal_event (withdrawal_id, state, at, by, idempotency_key, request_hash) values
        (700001, 'returned', 0, 'bank', 'bank:FT1', 'h'), (700002, 'returned', 0, 'bank', 'bank:FT3', 'h')`,
    )
    await migrate(opened.db)
    const { rows } = await opened.runSql(
      'select bank_reference, withdrawal_id from bank_transfer order by bank_reference',
    )
    expect(rows).toEqual([
      { bank_reference: 'FT1', withdrawal_id: 700_001 },
      { bank_reference: 'FT2', withdrawal_id: null },
      // It was undone before and waits: whose it is is decided anew.
      { bank_reference: 'FT3', withdrawal_id: null },
    ])
  })
})
