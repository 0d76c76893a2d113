import { editAmount, formatAmount, readAmount } from '@saola/ui'
import { describe, expect, it } from 'vitest'

describe('an amount is shown in groups of three', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_000_000, '1.000.000'],
    [999_999_999_999, '999.999.999.999'],
  ])('%s as "%s"', (value, text) => expect(formatAmount(value, '.')).toBe(text))

  it('groups with commas for English', () => expect(formatAmount(1_234_567, ',')).toBe('1,234,567'))
})

describe('a pasted amount', () => {
  it.each([
    ['1000000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    [' 500.000 ₫', 500_000],
    ['500.000đ', 500_000],
    ['VND 20,000', 20_000],
  ])('%s is read as %i', (text, value) => expect(readAmount(text)).toBe(value))

  it.each(['', '12,5', '1.000,50', '1.0000', '1.000,000', '-5', '1e6', '0x10', '12 apples'])(
    '%j is refused',
    (text) => expect(readAmount(text)).toBeNull(),
  )
})

describe('typing in an amount (| is the caret)', () => {
  it.each([
    ['a first digit', '', '5|', 'insertText', '5|'],
    ['a fourth digit', '100', '1000|', 'insertText', '1.000|'],
    ['a digit in the middle', '1.000', '15|.000', 'insertText', '15|.000'],
    ['a digit that moves the groups', '100', '19|00', 'insertText', '1.9|00'],
    ['a decimal comma', '12', '12,|', 'insertText', '12|'],
    ['a decimal point', '12', '12.|', 'insertText', '12|'],
    ['a letter', '12', '1a|2', 'insertText', '1|2'],
    ['a minus', '12', '-|12', 'insertText', '|12'],
    ['a zero before', '500', '0|500', 'insertText', '|500'],
    ['backspace at the end', '1.000', '1.00|', 'deleteContentBackward', '100|'],
    ['backspace over a separator', '1.500', '1|500', 'deleteContentBackward', '|500'],
    ['delete over a separator', '1.500', '1|500', 'deleteContentForward', '1|00'],
    ['delete of the first digit', '1.000', '|.000', 'deleteContentForward', '|0'],
    ['everything cut', '1.000', '|', 'deleteByCut', '|'],
    ['a digit too many', '999.999', '999.9999|', 'insertText', '999.999|'],
    ['a digit too many in the middle', '999.999', '9199|.999', 'insertText', '999|.999'],
  ])('%s', (_name, before, typed, inputType, wanted) => {
    const edit = editAmount({
      before,
      text: typed.replace('|', ''),
      caret: typed.indexOf('|'),
      inputType,
      separator: '.',
      maxDigits: 6,
    })
    expect(`${edit.text.slice(0, edit.caret)}|${edit.text.slice(edit.caret)}`).toBe(wanted)
    expect(edit.value).toBe(edit.text === '' ? null : Number(edit.text.replaceAll('.', '')))
  })
})
