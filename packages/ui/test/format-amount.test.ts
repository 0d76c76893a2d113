import { editAmount, formatAmount } from '@saola/ui'
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

describe('typing in an amount (| is the caret)', () => {
  it.each([
    ['a first digit', '', '5|', 'insertText', '5|'],
    ['a fourth digit', '100', '1000|', 'insertText', '1.000|'],
    ['a digit in the middle', '1.000', '15|.000', 'insertText', '15|.000'],
    ['a digit that moves the groups', '100', '19|00', 'insertText', '1.9|00'],
    ['a decimal comma', '12', '12,|', 'insertText', '12|'],
    ['a decimal point', '12', '12.|', 'insertText', '12|'],
    ['a letter', '12', '1a|2', 'insertText', '1|2'],
    ['a digit in full width', '100', '100５|', 'insertText', '1.005|'],
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

const insert = (before: string, text: string, inputType: string) =>
  editAmount({ before, text, caret: text.length, inputType, separator: '.', maxDigits: 12 })

describe('an amount that comes in at once, by whatever event', () => {
  it.each([
    ['a chip of the keyboard', '', '1.000.000,00', 'insertText', '1.000.000'],
    ['what was dropped', '', '500k', 'insertFromDrop', '500.000'],
    ['what was pasted over all', '200.000', '1tr5', 'insertFromPaste', '1.500.000'],
    ['a unit pasted behind a figure', '500', '500k', 'insertFromPaste', '500.000'],
    ['a figure with its groups over one without', '500', '500.000', 'insertText', '500.000'],
    ['what a browser fills in, without a kind', '', '250000', '', '250.000'],
    ['digits between others', '1.000', '1.23000', 'insertFromPaste', '123.000'],
    ['digits in full width between others', '1.000', '1.２３000', 'insertText', '123.000'],
    ['digits in full width', '', '５０００００', 'insertCompositionText', '500.000'],
  ])('%s is read', (_name, before, text, inputType, wanted) => {
    expect(insert(before, text, inputType)).toMatchObject({
      value: Number(wanted.replaceAll('.', '')),
      text: wanted,
    })
  })

  it.each([
    ['words', '200.000', 'hai trăm', 'insertFromPaste'],
    ['half a đồng', '200.000', '12,5', 'insertFromPaste'],
    ['a minus', '', '-500000', 'insertText'],
    ['more than the field takes', '5', '1234567890123', 'insertFromPaste'],
  ])('%s leave the field as it was, and are named', (_name, before, text, inputType) => {
    const value = before === '' ? null : Number(before.replaceAll('.', ''))
    expect(insert(before, text, inputType)).toMatchObject({ value, text: before, refused: text })
  })
})
