import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { sealCards } from '../../src/wallet/bank-cards/seal-cards.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

const paymentPassword = '246810'
const holder = { bin: '970436', accountName: 'PHAM HOANG NAM' }

let gateway: TestGateway
let member: TestPerson
let other: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  member = await addPerson(gateway, 'cardowner')
  other = await addPerson(gateway, 'cardother')
  for (const { id } of [member, other]) {
    await savePaymentPassword(gateway.services.db, id, paymentPassword, gateway.services)
  }
})
afterAll(() => gateway.close())

const add = ({ token }: TestPerson, accountNumber: string) =>
  gateway.client(token).send(calls.wallet.addBankCard, { ...holder, accountNumber, paymentPassword })

const rows = () =>
  gateway.services.db
    .selectFrom('bank_card')
    .selectAll()
    .where('account_id', 'in', [member.id, other.id])
    .execute()

/** A card as one was written before numbers were sealed. */
async function writeOpen({ id }: TestPerson, accountNumber: string): Promise<void> {
  const { merchant_id } = await gateway.services.db
    .selectFrom('account')
    .select('merchant_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await gateway.services.db
    .insertInto('bank_card')
    .values({
      merchant_id,
      account_id: id,
      bin: holder.bin,
      account_number: accountNumber,
      holder: holder.accountName,
      created_at: 1,
      removed_at: null,
    })
    .execute()
}

describe('the number of a bank card (wallet 50)', () => {
  it('is not in the database, and known to its owner', async () => {
    expect((await add(member, '0071001234567')).accountNumber).toBe('••••4567')
    expect(JSON.stringify(await rows())).not.toContain('1234567')
    const document = await gateway.client(member.token).send(calls.member.exportData)
    expect(document['bankAccounts']).toEqual([expect.objectContaining({ accountNumber: '0071001234567' })])
    expect(JSON.stringify(document)).not.toContain('numberKey')
  })

  it('belongs to one account at a time', async () => {
    expect(await refusal(add(other, '0071001234567'))).toMatchObject({ code: 'wallet.card.taken' })
  })

  it('is sealed when it was written before, and taken meanwhile', async () => {
    await writeOpen(member, '0071007654321')
    expect(await refusal(add(other, '0071007654321'))).toMatchObject({ code: 'wallet.card.taken' })
    expect(await sealCards.run(gateway.services)).toBeGreaterThanOrEqual(1)
    expect(JSON.stringify(await rows())).not.toContain('7654321')
    expect(await refusal(add(other, '0071007654321'))).toMatchObject({ code: 'wallet.card.taken' })
    const { cards } = await gateway.client(member.token).send(calls.wallet.bankCards)
    expect(cards.map(({ accountNumber }) => accountNumber)).toEqual(['••••4567', '••••4321'])
    expect(await sealCards.run(gateway.services)).toBe(0)
  })
})
