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
  ['Saola', '7k3q9a', 'SAOLA 7K3Q9A'],
  ['Sen Đỏ', '7K3Q9A', 'SEN DO 7K3Q9A'],
  ['A very long brand name', '7K3Q9A', 'A VERY LONG 7K3Q9A'],
  ['Saola', '1234567890123456789', '1234567890123456789'],
  ['!!!', 'X1', 'X1'],
  ['Saola', '12345678901234567890', undefined],
  ['Saola', 'A B', undefined],
  ['Saola', '', undefined],
])('brand "%s" and reference "%s" make "%s"', (brand, reference, memo) => {
  expect(rules.depositMemo(brand, reference)).toBe(memo)
  if (memo !== undefined) expect(rules.isMemo(memo)).toBe(true)
})

it.each([
  ['MBVCB.123456.SAOLA 7K3Q9A.CT tu 0011', true],
  ['saola7k3q9a', true],
  ['Saola  7K3Q9a chuyen khoan', true],
  ['SAOLA 7K3Q9', false],
  ['', false],
])('the transfer text "%s" carries the memo: %s', (text, carries) => {
  expect(rules.carriesMemo(text, 'SAOLA 7K3Q9A')).toBe(carries)
})

describe('VietQR', () => {
  const transfer = { bin: '970436', account: '0011000123456', amount: 200_000, memo: 'SAOLA 7K3Q9A' }

  it('has the published check value of its checksum', () => {
    expect(rules.crc16('123456789')).toBe('29B1')
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
    expect(rules.readVietQr(rules.vietQr(written))).toEqual(written)
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

  it.each([
    ['', 'nothing'],
    [withChecksum('00020153037045802VN'), 'no network'],
    [withChecksum(rules.vietQr(transfer).slice(0, -8).replace('5303704', '5303840')), 'dollars'],
    [
      withChecksum(rules.vietQr(transfer).slice(0, -8).replace('A000000727', 'A000000728')),
      'another network',
    ],
    [withChecksum(`${rules.vietQr(transfer).slice(0, -8)}9999x`), 'a length beyond the end'],
  ])('refuses %s (%s)', (payload) => {
    expect(rules.readVietQr(payload)).toBeUndefined()
  })

  it.each([
    { ...transfer, bin: '97043' },
    { ...transfer, account: '' },
    { ...transfer, account: '0011-000' },
    { ...transfer, amount: 0 },
    { ...transfer, amount: 1.5 },
    { ...transfer, amount: 10_000_000_000_000 },
    { ...transfer, memo: 'nạp tiền' },
    { ...transfer, memo: 'a memo that is too long' },
  ])('throws for %o', (wrong) => {
    expect(() => rules.vietQr(wrong)).toThrow(RangeError)
  })
})

function withChecksum(body: string): string {
  return `${body}6304${rules.crc16(`${body}6304`)}`
}
