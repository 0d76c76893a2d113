import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, type Deposit } from '@saola/protocol'
import { signTransfer } from '@saola/gateway'
import { startGateway, type TestGateway } from './start-with-parties.ts'
import {
  addPerson,
  balanceOf,
  settleMerchant,
  type TestPerson,
} from '@saola/gateway/testing/wallet/people.ts'

const bankSecret = 'the-bank-and-we'

let gateway: TestGateway
let member: TestPerson
let deposit: Deposit
let address: string

beforeAll(async () => {
  gateway = await startGateway({ bankSecret })
  await settleMerchant(gateway)
  member = await addPerson(gateway, 'pageplayer')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  deposit = await gateway.client(member.token).send(calls.wallet.deposit, { amount: 1_250_000 })
  address = deposit.bankPageUrl ?? ''
})

async function open(url: string): Promise<{ status: number; text: string; response: Response }> {
  const response = await gateway.fetch(url)
  return { status: response.status, text: await response.text(), response }
}

function hidden(text: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
}

/** Presses the button of a page, as a browser without scripts would. */
async function confirm(text: string, change: Record<string, string> = {}): Promise<Response> {
  const action = /action="([^"]+)"/.exec(text)?.[1] ?? ''
  const fields = { memo: '', language: '', transaction: '' }
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) fields[name] = hidden(text, name)
  return gateway.fetch(new URL(action, address), {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...change }),
  })
}

async function follow(response: Response): Promise<string> {
  expect(response.status).toBe(303)
  return (await open(new URL(response.headers.get('location') ?? '', address).href)).text
}

describe('the local bank page', () => {
  it('shows what is paid to whom, in Vietnamese', async () => {
    const { status, text, response } = await open(address)
    expect(status).toBe(200)
    for (const part of ['Ngân hàng thử', '0123456789', 'CONG TY SAOLA', '1.250.000', deposit.memo]) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Một triệu hai trăm năm mươi nghìn đồng')
    expect(text).toContain('Xác nhận chuyển khoản')
    expect(text).toContain('<html lang="vi">')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/)
  })

  it('speaks English when asked', async () => {
    const { text } = await open(address.replace('language=VI', 'language=EN'))
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('Confirm transfer')
  })

  it('has a style sheet of its own', async () => {
    const { status, response } = await open(new URL('/bank/style.css', address).href)
    expect(status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/css')
  })

  it('pays the deposit and shows a receipt that a reload keeps', async () => {
    const before = await balanceOf(gateway, member.wallet)
    const { text } = await open(address)
    const receipt = await follow(await confirm(text))
    expect(receipt).toContain('Chuyển khoản thành công')
    expect(receipt).toContain(hidden(text, 'transaction'))
    expect(await balanceOf(gateway, member.wallet)).toBe(before + 1_250_000)
  })

  it('pays once when the button is pressed twice, ten times, at once', async () => {
    const before = await balanceOf(gateway, member.wallet)
    const { text } = await open(address)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(text)))
    expect(await follow(answers[9] ?? Response.error())).toContain('Chuyển khoản thành công')
    expect(await follow(await confirm(text))).toContain('Chuyển khoản thành công')
    expect(await balanceOf(gateway, member.wallet)).toBe(before + 1_250_000)
  })

  it('sends nothing from a second window once the first has paid', async () => {
    const first = await open(address)
    const second = await open(address)
    await confirm(first.text)
    const after = await balanceOf(gateway, member.wallet)
    expect(await follow(await confirm(second.text))).toContain('Lệnh này đã được chuyển')
    expect(await balanceOf(gateway, member.wallet)).toBe(after)
  })

  it('and a report of the bank together credit once', async () => {
    const before = await balanceOf(gateway, member.wallet)
    const { text } = await open(address)
    const body = JSON.stringify({
      reference: hidden(text, 'transaction'),
      memo: deposit.memo,
      amount: 1_250_000,
    })
    const report = () =>
      gateway.fetch(new URL('/bank/transfers', address), {
        method: 'POST',
        headers: { 'X-Bank-Signature': signTransfer(bankSecret, body) },
        body,
      })
    const answers = await Promise.all([confirm(text), report(), confirm(text), report()])
    expect(answers.map((answer) => answer.status)).toEqual([303, 200, 303, 200])
    expect(await balanceOf(gateway, member.wallet)).toBe(before + 1_250_000)
  })

  it('of an expired deposit sends nothing', async () => {
    const { text } = await open(address)
    const before = await balanceOf(gateway, member.wallet)
    gateway.clock.advance(15 * 60_000)
    expect((await open(address)).text).toContain('Lệnh nạp đã hết hạn')
    expect(await follow(await confirm(text))).toContain('Lệnh nạp đã hết hạn')
    expect(await balanceOf(gateway, member.wallet)).toBe(before)
  })

  it.each([
    ['an unknown number', (url: string) => url.replace(/pay\/\d+/, 'pay/1')],
    ['a number that is none', (url: string) => url.replace(/pay\/\d+/, 'pay/abc')],
    ['a guessed memo', (url: string) => url.replace(/memo=\w+/, 'memo=SAOLAAAAAAAAAAAAA')],
    ['no memo', (url: string) => url.replace(/memo=\w+&/, '')],
  ])('tells nothing for %s', async (_name, change) => {
    const { status, text } = await open(change(address))
    expect(status).toBe(404)
    expect(text).toContain('Không tìm thấy lệnh nạp')
    expect(text).not.toContain('CONG TY SAOLA')
  })

  it.each([
    ['no transaction number', { transaction: '' }, 400],
    ['a transaction number that the page did not make', { transaction: 'FT26-100001' }, 400],
    ['another memo', { memo: 'SAOLAAAAAAAAAAAAA' }, 404],
  ])('sends nothing with %s', async (_name, change, status) => {
    const before = await balanceOf(gateway, member.wallet)
    const { text } = await open(address)
    expect((await confirm(text, change)).status).toBe(status)
    expect(await balanceOf(gateway, member.wallet)).toBe(before)
  })

  it('says that nothing was charged when the ledger fails, and pays at the next try', async () => {
    const before = await balanceOf(gateway, member.wallet)
    const { text } = await open(address)
    await sql`alter table bank_transfer rename to bank_transfer_away`.execute(gateway.services.db)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await confirm(text)
    await sql`alter table bank_transfer_away rename to bank_transfer`.execute(gateway.services.db)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('Chưa có khoản nào bị trừ')
    expect(page).toContain(`memo=${deposit.memo}`)
    expect(await balanceOf(gateway, member.wallet)).toBe(before)
    expect(await follow(await confirm(page))).toContain('Chuyển khoản thành công')
    expect(await balanceOf(gateway, member.wallet)).toBe(before + 1_250_000)
  })
})
