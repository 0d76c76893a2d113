import * as rules from '@saola/rules'
import { describe, expect, it } from 'vitest'

it.each([
  [20_000, undefined],
  [19_999, 'wallet.deposit.too_small'],
  [300_000_000, undefined],
  [300_000_001, 'wallet.deposit.too_large'],
  [50_000.5, 'wallet.deposit.whole'],
  [-50_000, 'wallet.deposit.too_small'],
  [Number.NaN, 'wallet.deposit.whole'],
])('a deposit of %d is judged %s', (amount, refusal) => {
  expect(rules.checkDeposit(amount)).toBe(refusal)
})

it("takes a merchant's own bounds, both inclusive", () => {
  const bounds = { min: 10, max: 20 }
  expect([9, 10, 20, 21].map((amount) => rules.checkDeposit(amount, bounds))).toEqual([
    'wallet.deposit.too_small',
    undefined,
    undefined,
    'wallet.deposit.too_large',
  ])
})

it('keeps a code open for a quarter of an hour', () => {
  expect(rules.depositRules.expiryMinutes).toBe(15)
})

it('suggests only round amounts that it accepts', () => {
  expect(rules.depositRules.quickAmounts.every((amount) => amount % 50_000 === 0)).toBe(true)
  for (const amount of rules.depositRules.quickAmounts) expect(rules.checkDeposit(amount)).toBeUndefined()
})

it.each([
  ['SAOLA 7K3Q9A', true],
  ['1234567890123456789', true],
  ['12345678901234567890', false],
  ['', false],
  ['NẠP 1', false],
  ['A  B', false],
  ['A-B', false],
  [' A', false],
])('the memo "%s" survives every bank: %s', (memo, fine) => {
  expect(rules.isMemo(memo)).toBe(fine)
})

it.each([
  ['saola', /^SAOLA[A-Z2-9]{12}$/],
  ['a', /^A[A-Z2-9]{12}$/],
  ['a-very-long-merchant', /^AVERYLO[A-Z2-9]{12}$/],
  ['Sen Đỏ', /^SENDO[A-Z2-9]{12}$/],
  ['!!!', /^[A-Z2-9]{12}$/],
])('the memo of the merchant "%s" fits every bank: %s', (merchant, form) => {
  let next = 0
  const memo = rules.depositMemo(merchant, (length) => Uint8Array.from({ length }, () => next++ * 37))
  expect(memo).toMatch(form)
  expect(rules.isMemo(memo)).toBe(true)
})

it('draws twelve signs of a memo, none of them easily mixed up', () => {
  const all = Array.from({ length: 256 }, (_, byte) => rules.depositMemo('', () => Uint8Array.of(byte)))
  expect([...new Set(all)].sort().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ')
  let asked = 0
  rules.depositMemo('saola', (length) => new Uint8Array((asked = length)))
  expect(asked).toBe(12)
})

it.each([
  ['alone', 'SAOLAABCDEFGHJKLM', true],
  ['in lower case', 'saolaabcdefghjklm', true],
  ['inside a bank text', 'MBVCB.7781.saolaABCDEFGHJKLM chuyen tien', true],
  ['glued to other words', 'IBFTSAOLAABCDEFGHJKLMCHUYENTIEN', true],
  ['broken by a space', 'SAOLAABC DEFGHJKLM', true],
  ['beside words with accents', 'nạp tiền SAOLAABCDEFGHJKLM', true],
  ['without its last sign', 'SAOLAABCDEFGHJKL', false],
  ['after 300 signs', `${'X'.repeat(300)}SAOLAABCDEFGHJKLM`, false],
  ['nowhere', '', false],
])('a memo %s: "%s" may be looked up: %s', (_case, text, found) => {
  expect(rules.memoCandidates(text).includes('SAOLAABCDEFGHJKLM')).toBe(found)
})

it.each([
  [11, 'ABCDEFGHJKL', false],
  [12, 'ABCDEFGHJKLM', true],
  [19, 'ABCDEFGABCDEFGHJKLM', true],
  [20, 'AABCDEFGABCDEFGHJKLM', false],
])('of %i signs, %s could be a memo as a whole: %s', (_count, text, could) => {
  expect(rules.memoCandidates(text).includes(text)).toBe(could)
})

it('looks up few pieces however long a text is', () => {
  expect(rules.memoCandidates('X'.repeat(100_000)).length).toBeLessThan(10)
})

describe('VietQR', () => {
  const transfer = { bin: '970436', account: '0011000123456', amount: 200_000, memo: 'SAOLA 7K3Q9A' }

  it('has the published check value of its checksum', () => {
    expect(rules.crc16('123456789')).toBe('29B1')
    expect(rules.crc16('SAOLA 53')).toBe('004C')
  })

  it('reads an example of the NAPAS standard', () => {
    const published =
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA' +
      '530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E'
    expect(rules.readVietQr(published)).toEqual({
      bin: '970403',
      account: '0011012345678',
      amount: 180_000,
      memo: 'thanh toan don hang',
    })
  })

  it('puts every field where banks look for it', () => {
    expect(rules.vietQr(transfer).slice(0, -4)).toBe(
      '000201010212' +
        '38570010A000000727' +
        '01270006970436' +
        '01130011000123456' +
        '0208QRIBFTTA' +
        '5303704' +
        '5406200000' +
        '5802VN' +
        '62160812SAOLA 7K3Q9A' +
        '6304',
    )
  })

  it.each([
    transfer,
    { bin: '970422', account: '1' },
    { bin: '970415', account: 'VQRQ0001ABC', memo: 'A' },
    { bin: '970415', account: '1234567890123456789', amount: 9_999_999_999_999 },
  ])('comes back as it was written: %o', (written) => {
    expect(rules.readVietQr(rules.vietQr(written))).toStrictEqual(written)
  })

  it('says whether it may be paid once or again and again', () => {
    expect(rules.vietQr(transfer)).toContain('010212')
    expect(rules.vietQr({ bin: '970436', account: '1' })).toContain('010211')
  })

  it('notices every single changed character', () => {
    const payload = rules.vietQr(transfer)
    for (let at = 0; at < payload.length; at += 1) {
      const other = payload[at] === '0' ? '1' : '0'
      const changed = payload.slice(0, at) + other + payload.slice(at + 1)
      expect(rules.readVietQr(changed), changed).toBeUndefined()
    }
  })

  const body = rules.vietQr(transfer).slice(0, -8)
  const bank = '0127000697043601130011000123456'

  it('is read from its fields and their checksum', () => {
    expect(body).toContain(bank)
    expect(rules.readVietQr(withChecksum(body))).toEqual(transfer)
  })

  it.each([
    ['nothing', ''],
    ['no network', withChecksum('00020153037045802VN')],
    ['dollars', withChecksum(body.replace('5303704', '5303840'))],
    ['another network', withChecksum(body.replace('A000000727', 'A000000728'))],
    ['no bank', withChecksum(body.replace('3857', '3826').replace(bank, ''))],
    [
      'a bank without number',
      withChecksum(body.replace('3857', '3847').replace(bank, `0117${bank.slice(14)}`)),
    ],
    ['a bank without account', withChecksum(body.replace('3857', '3840').replace(bank, '01100006970436'))],
    ['a length beyond the end', withChecksum(`${body}9999x`)],
    ['letters where a field begins', withChecksum(`${body}zz00`)],
    ['a field twice', withChecksum(`${body}5802VN`)],
    ['a checksum under another id', withChecksum(body, '6404')],
    ['a checksum alone', withChecksum('')],
  ])('refuses %s', (_case, payload) => {
    expect(rules.readVietQr(payload)).toBeUndefined()
  })

  it.each([
    [{ bin: '97043' }, 'A bank number has six digits, not "97043"'],
    [{ bin: '9704367' }, 'A bank number has six digits, not "9704367"'],
    [{ bin: 'x970436' }, 'A bank number has six digits, not "x970436"'],
    [{ account: '' }, 'No account number: ""'],
    [{ account: '0011-000' }, 'No account number: "0011-000"'],
    [{ amount: 0 }, 'at most 13 digits, not 0'],
    [{ amount: 1.5 }, 'at most 13 digits, not 1.5'],
    [{ amount: 10_000_000_000_000 }, 'at most 13 digits, not 10000000000000'],
    [{ memo: 'nạp tiền' }, 'Banks would change the memo "nạp tiền"'],
    [{ memo: 'a memo that is too long' }, 'Banks would change the memo "a memo that is too long"'],
  ])('throws for %o', (wrong, reason) => {
    expect(() => rules.vietQr({ ...transfer, ...wrong })).toThrow(reason)
  })
})

describe('links into banking apps', () => {
  const links = rules.bankAppLinks({
    bankCode: 'ICB',
    account: '22102025',
    accountName: 'CONG TY A&B',
    amount: 200_000,
    memo: 'SAOLA 7K3Q9A',
    returnUrl: 'https://saola.test/wallet/deposit/7?a=1',
  })

  it('exist for the five apps that document one', () => {
    expect(links.map(({ app, name }) => `${app} ${name}`)).toEqual([
      'acb ACB ONE',
      'bidv BIDV SmartBanking',
      'mb MBBank',
      'ocb OCB OMNI',
      'icb VietinBank iPay',
    ])
  })

  it('carry the receiver, the amount, the memo and the way back', () => {
    expect(links[4]?.url).toBe(
      'https://dl.vietqr.io/pay?app=icb&ba=22102025%40icb&am=200000&tn=SAOLA%207K3Q9A' +
        '&bn=CONG%20TY%20A%26B&url=https%3A%2F%2Fsaola.test%2Fwallet%2Fdeposit%2F7%3Fa%3D1',
    )
  })
})

function withChecksum(body: string, head = '6304'): string {
  return `${body}${head}${rules.crc16(`${body}${head}`)}`
}
