// Written by `pnpm gen` from packages/ui/src/data/format-amount.ts.
import { readAmount } from './read-amount.gen.ts'

/** How an amount is grouped while it is typed: `.` for Vietnamese, `,` for English. */
export type GroupSeparator = '.' | ','

/** What an amount field shows and means after an edit. */
export type AmountEdit = {
  /** Whole units, or null for an empty field. */
  value: number | null
  text: string
  /** Where the caret stands in `text`. */
  caret: number
  /** What was put in and is no amount; the field stays as it was. */
  refused?: string
}

/** What the browser reports after a keystroke: the field before, the raw text after, the caret, the kind of input. */
export type AmountKeystroke = {
  before: string
  text: string
  caret: number
  inputType: string
  separator: GroupSeparator
  /** More digits than this are refused; 12 at most keeps every amount exact. */
  maxDigits: number
}

/** Whole units with a separator between every three digits; empty for null. */
export function formatAmount(value: number | null, separator: GroupSeparator): string {
  if (value === null) return ''
  return groupDigits(String(value), separator)
}

/**
 * The next state of an amount field. Too many digits change nothing; a deleted separator takes its digit along. More than
 * one letter at once was pasted, dropped, offered by a keyboard or filled in, whatever the browser calls it: it is read as
 * people write amounts, or refused.
 */
export function editAmount(stroke: AmountKeystroke): AmountEdit {
  // Digits in full width are digits.
  const plain = { ...stroke, text: stroke.text.normalize('NFKC') }
  const inserted = insertedBy(plain)
  return inserted === undefined ? editTyped(plain) : editInserted(plain, inserted)
}

/** The text that came in at once; undefined when it was a key. */
function insertedBy({ before, text, inputType }: AmountKeystroke): string | undefined {
  let start = 0
  while (start < before.length && before[start] === text[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, text.length) - start && before.at(-1 - end) === text.at(-1 - end))
    end += 1
  const inserted = text.slice(start, text.length - end)
  const isAtOnce =
    inserted.length > 1 || inputType.startsWith('insertFrom') || inputType === 'insertReplacementText'
  return isAtOnce && inserted !== '' ? inserted : undefined
}

/** The whole field is read; digits between others are read as typed. */
function editInserted(stroke: AmountKeystroke, inserted: string): AmountEdit {
  const { before, text, separator, maxDigits } = stroke
  if (/^\d+$/.test(inserted) && inserted !== text) return editTyped(stroke)
  const value = readAmount(text)
  if (value === null || String(value).length > maxDigits) {
    return { value: valueOf(digitsOf(before)), text: before, caret: before.length, refused: text }
  }
  const shown = formatAmount(value, separator)
  return { value, text: shown, caret: shown.length }
}

function editTyped(stroke: AmountKeystroke): AmountEdit {
  const { before, text, caret, inputType, separator, maxDigits } = stroke
  let digits = digitsOf(text)
  let digitsBeforeCaret = digitsOf(text.slice(0, caret)).length
  const onlySeparatorGone = digits === digitsOf(before) && text.length < before.length
  if (onlySeparatorGone && inputType === 'deleteContentBackward') {
    digits = digits.slice(0, digitsBeforeCaret - 1) + digits.slice(digitsBeforeCaret)
    digitsBeforeCaret -= 1
  }
  if (onlySeparatorGone && inputType === 'deleteContentForward') {
    digits = digits.slice(0, digitsBeforeCaret) + digits.slice(digitsBeforeCaret + 1)
  }
  const leadingZeros = digits.length - withoutLeadingZeros(digits).length
  digits = withoutLeadingZeros(digits)
  digitsBeforeCaret = Math.max(0, digitsBeforeCaret - leadingZeros)
  if (digits.length > maxDigits) {
    return {
      value: valueOf(digitsOf(before)),
      text: before,
      caret: Math.max(0, caret - (text.length - before.length)),
    }
  }
  const shown = groupDigits(digits, separator)
  return { value: valueOf(digits), text: shown, caret: caretAfter(shown, digitsBeforeCaret) }
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

function valueOf(digits: string): number | null {
  return digits === '' ? null : Number(digits)
}

function groupDigits(digits: string, separator: GroupSeparator): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
}

function caretAfter(text: string, count: number): number {
  let seen = 0
  let at = 0
  while (seen < count && at < text.length) {
    if (/\d/.test(text.charAt(at))) seen += 1
    at += 1
  }
  return at
}
