import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { keyPayers } from '../../src/bank/key-payers.ts'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { listSignsShared } from '../../src/promotions/one-person-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let count = 0
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
})
afterAll(() => gateway.close())

/** A deposit that a bank account pays, as the bank writes its number. */
async function payIn({ token }: TestPerson, payer: string): Promise<void> {
  const key = { idempotencyKey: `deposit-of-a-keyed-payer-${(count += 1)}` }
  const { memo, amount } = await gateway.client(token).send(calls.wallet.deposit, { amount: 100_000 }, key)
  await receiveTransfer(gateway.services, { reference: `FT52-${count}`, memo, amount, payer })
}

const bareHash = (number: string) => createHash('sha256').update(`payer:${number}`).digest('hex')

/** A deposit as it was written when payers were kept as a bare hash. */
async function payInBefore(person: TestPerson, number: string): Promise<void> {
  await payIn(person, number)
  await gateway.services.db
    .updateTable('bank_transfer')
    .set({ payer_key: null, payer_hash: bareHash(number) })
    .where('account_id', '=', person.id)
    .execute()
}

const kept = async () => {
  const rows = await gateway.services.db
    .selectFrom('bank_transfer')
    .select(['payer_key', 'payer_hash'])
    .execute()
  return rows.filter(({ payer_key, payer_hash }) => payer_key !== null || payer_hash !== null)
}
/** Who is known to be paid for by the same account, of those who registered before. */
const samePayer = async ({ id }: TestPerson) =>
  (await listSignsShared(gateway.services.db, id))
    .filter(({ signs }) => signs.includes('payer'))
    .map((other) => other.id)

describe('the account that paid a deposit (wallet 52)', () => {
  it('is found however the bank writes it, and by no bare hash of its number', async () => {
    const first = await addPerson(gateway, 'payerone')
    const second = await addPerson(gateway, 'payertwo')
    await payIn(first, '0071001234567')
    await payIn(second, '0071.0012-34567')
    expect(await samePayer(second)).toEqual([first.id])
    const rows = await kept()
    expect(rows.map(({ payer_hash }) => payer_hash)).toEqual([null, null])
    expect(new Set(rows.map(({ payer_key }) => payer_key)).size).toBe(1)
    expect(JSON.stringify(rows)).not.toContain(bareHash('0071001234567'))
  })

  it('that was kept as a bare hash is keyed by the job, and then known to be that of a newer deposit', async () => {
    const people: TestPerson[] = []
    for (const name of ['payerold', 'payerolder', 'payernew']) people.push(await addPerson(gateway, name))
    const [old, older, newer] = people as [TestPerson, TestPerson, TestPerson]
    await payInBefore(old, '19012345678')
    await payInBefore(older, '19012345678')
    // Two that came before are known as before, without the job.
    expect(await samePayer(older)).toEqual([old.id])
    await payIn(newer, '1901 2345 678')
    expect(await keyPayers.run(gateway.services)).toBe(2)
    expect((await samePayer(newer)).toSorted()).toEqual([old.id, older.id].toSorted())
    expect((await kept()).filter(({ payer_hash }) => payer_hash !== null)).toEqual([])
    expect(await keyPayers.run(gateway.services)).toBe(0)
  })
})
