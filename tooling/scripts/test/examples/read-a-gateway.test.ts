import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fund } from '@saola/gateway/testing/wallet/people.ts'
import { demoAccounts } from '../../src/demo-accounts.ts'
import { openGateway, type ListeningGateway } from './open-gateway.ts'

const folder = fileURLToPath(new URL('../../../../examples/read-a-gateway', import.meta.url))

let open: ListeningGateway
beforeAll(async () => {
  open = await openGateway()
  const { id: wallet } = await open.gateway.services.db
    .selectFrom('ledger_account')
    .innerJoin('account', 'account.id', 'ledger_account.owner_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select('ledger_account.id')
    .where('account.name', '=', 'member01')
    .where('merchant.code', '=', 'saola')
    .where('kind', '=', 'wallet')
    .executeTakeFirstOrThrow()
  await fund(open.gateway, { id: 0, name: 'member01', token: '', wallet }, 1_250_000)
})
afterAll(() => open.close())

/** Runs the script as its README says; `flags` and `environment` come on top of those that are right. */
function read(flags: readonly string[] = [], environment: Record<string, string> = {}) {
  const env = {
    ...process.env,
    SAOLA_GATEWAY: open.origin,
    SAOLA_MERCHANT: 'saola',
    SAOLA_ACCOUNT: 'member01',
    SAOLA_PASSWORD: demoAccounts.password,
    ...environment,
  }
  return new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/main.ts', ...flags],
      { cwd: folder, env },
      (_error, said, complained) => resolve({ code: child.exitCode ?? -1, said, complained }),
    )
  })
}

describe('the script that reads a gateway', () => {
  it('prints the balance and the statement of who signs in', async () => {
    const { code, said, complained } = await read(['--days', '31'])
    expect(complained).toBe('')
    expect(code).toBe(0)
    expect(said).toMatch(/^Signed in as member01$/m)
    expect(said).toMatch(/^Balance {2}₫?[\d,.]+/m)
    const [, count = '0'] = /^Statement of 31 days, (\d+) entries$/m.exec(said) ?? []
    expect(said.match(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d {2}/gm)).toHaveLength(Number(count))
    expect(said).toMatch(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d {2} +₫?1,250,000/m)
  })

  it.each([
    [
      'a wrong password',
      [],
      { SAOLA_PASSWORD: 'guessed' },
      /^session\.login: .+ \(http, login\.wrong\.credentials\)$/m,
    ],
    [
      'a gateway that is not there',
      ['--gateway', 'http://127.0.0.1:9'],
      {},
      /^session\.\w+: .+ \(network, /m,
    ],
    ['a password that is not given', [], { SAOLA_PASSWORD: '' }, /^SAOLA_PASSWORD is not set$/m],
    ['days that no statement has', ['--days', '400'], {}, /^--days is 1 to 31, not 400$/m],
  ])('complains about %s', async (_what, flags, environment, complaint) => {
    const { code, complained } = await read(flags, environment)
    expect(code).toBe(1)
    expect(complained).toMatch(complaint)
  })

  it('says how it is called', async () => {
    expect((await read(['--help'])).said).toMatch(/^Usage: /)
  })
})
