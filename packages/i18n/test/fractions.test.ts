import * as i18n from '@saola/i18n'
import { describe, expect, it } from 'vitest'

const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('amounts with a fraction (wallet 66)', () => {
  it.each([
    ['a fraction', 1_234.56, '1.234,56 ₫', '₫1,234.56'],
    ['one decimal', 1_234.5, '1.234,50 ₫', '₫1,234.50'],
    ['none', 1_234, '1.234 ₫', '₫1,234'],
    ['more than two decimals', 1_234.569, '1.234,56 ₫', '₫1,234.56'],
    ['almost a whole one', 999.999, '999,99 ₫', '₫999.99'],
    ['less than is shown', 5.004, '5 ₫', '₫5'],
    ['below nought', -1_234.569, '-1.234,56 ₫', '-₫1,234.56'],
    ['hardly below nought', -0.009, '0 ₫', '₫0'],
    ['a sum that binary made too large', 0.1 + 0.2, '0,30 ₫', '₫0.30'],
    ['a sum that binary made too small', 0.1 + 0.7, '0,80 ₫', '₫0.80'],
    ['a difference that is whole', 1_000_000.3 - 0.3, '1.000.000 ₫', '₫1,000,000'],
    ['a difference that binary made too small', 100 - 99.7, '0,30 ₫', '₫0.30'],
    ['a hundredth that binary does not have', 1.15, '1,15 ₫', '₫1.15'],
    ['large', 999_999_999_999.99, '999.999.999.999,99 ₫', '₫999,999,999,999.99'],
  ])('%s: %d', (_name, amount, vi, en) => {
    expect(plainSpaces(i18n.formatMoney(amount, 'vi'))).toBe(vi)
    expect(i18n.formatMoney(amount, 'en')).toBe(en)
    expect(plainSpaces(i18n.formatCurrency(amount, 'vi', 'VND'))).toBe(vi)
    expect(i18n.formatCurrency(amount, 'en', 'VND')).toBe(en)
  })

  it('signs them on a statement', () => {
    expect(plainSpaces(i18n.formatMoney(0.5, 'vi', { signed: true }))).toBe('+0,50 ₫')
    expect(plainSpaces(i18n.formatMoney(-0.5, 'vi', { signed: true }))).toBe('-0,50 ₫')
    expect(plainSpaces(i18n.formatMoney(0.001, 'vi', { signed: true }))).toBe('0 ₫')
  })

  it.each([
    [1_234.569, '1 234,56 ₫', '+1 234,56 ₫'],
    [1_234, '1 234 ₫', '+1 234 ₫'],
    [0.001, '0 ₫', '0 ₫'],
  ])('%d in a language that a brand brings', (amount, text, signed) => {
    expect(plainSpaces(i18n.formatMoney(amount, 'fr'))).toBe(text)
    expect(plainSpaces(i18n.formatMoney(amount, 'fr', { signed: true }))).toBe(signed)
  })

  it.each([
    [6, 12.345_678, 'USDT 12.345678'],
    [6, 12.345_678_9, 'USDT 12.345678'],
    [6, 12.5, 'USDT 12.50'],
    [6, 12, 'USDT 12.00'],
    [2, 12.999, 'USDT 12.99'],
    [2, 0.1 + 0.2, 'USDT 0.30'],
    [0, 12.5, 'USDT 12.50'],
    [0, 12, 'USDT 12'],
  ])('a currency of %i decimals: %d is %s', (decimals, amount, text) => {
    expect(plainSpaces(i18n.formatCurrency(amount, 'en', { sign: 'USDT', decimals }))).toBe(text)
  })

  it.each([
    ['THB', 12.999, '฿12.99'],
    ['THB', 12, '฿12.00'],
    ['JPY', 12.5, '¥12.50'],
    ['JPY', 12, '¥12'],
    ['KWD', 1.234_9, 'KWD 1.234'],
  ])('%s %d is %s', (code, amount, text) => {
    expect(plainSpaces(i18n.formatCurrency(amount, 'en', code))).toBe(text)
  })
})

it.each([
  [0.1 + 0.2, '0,3', '0.3'],
  [0.1 + 0.7, '0,8', '0.8'],
  [1.999, '1,99', '1.99'],
  [-1.999, '-1,99', '-1.99'],
  [12_345.5, '12.345,5', '12,345.5'],
  [1e21, '1.000.000.000.000.000.000.000', '1,000,000,000,000,000,000,000'],
  [Infinity, '∞', '∞'],
])('writes the number %d as %s and %s', (value, vi, en) => {
  expect([i18n.formatNumber(value, 'vi'), i18n.formatNumber(value, 'en')]).toEqual([vi, en])
})
