/** How an amount is grouped while it is typed: `.` for Vietnamese, `,` for English. */
export type GroupSeparator = '.' | ','

/** What an amount field shows and means after an edit. */
export type AmountEdit = {
  /** Whole units, or null for an empty field. */
  value: number | null
  text: string
  /** Where the caret stands in `text`. */
  caret: number
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

/** Reads a pasted amount: digits, plain or grouped in threes, with or without đ, ₫ or VND; null when it is anything else. */
export function readAmount(text: string): number | null {
  const bare = text.replaceAll(/\s|₫|đ|vnd/gi, '')
  if (!/^(?:\d{1,15}|\d{1,3}(?:\.\d{3}){1,4}|\d{1,3}(?:,\d{3}){1,4})$/.test(bare)) return null
  return Number(bare.replaceAll(/\D/g, ''))
}

/** The next state of an amount field; too many digits change nothing, a deleted separator takes its digit along. */
export function editAmount(stroke: AmountKeystroke): AmountEdit {
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
