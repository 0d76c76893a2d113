/** What stands behind a figure for a thousand or a million of it. */
const multiples: Readonly<Record<string, number>> = {
  k: 1e3,
  nghìn: 1e3,
  ngàn: 1e3,
  tr: 1e6,
  triệu: 1e6,
  tỷ: 1e9,
  tỉ: 1e9,
}

const most = 999_999_999_999
const currency = /^(?:[₫đ]|đồng|vn[đd]|dong)|(?:[₫đ]|đồng|vn[đd]|dong)$/u
const counted = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*(k|nghìn|ngàn|tr|triệu|tỷ|tỉ)$/u
const whole =
  /^(?:(\d+)|(\d{1,3}(?:\.\d{3})+)(?:,00)?|(\d{1,3}(?:,\d{3})+)(?:\.00)?|(\d{1,3}(?: \d{3})+)|(\d+)[.,]00)$/

/**
 * The whole đồng that a person wrote, as the sites read amounts too (wallet 38): digits, plain or in groups of three, with a
 * currency or without, counted in thousands or millions, cents of nothing; NaN when it is anything else.
 */
export function readAmount(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/[ðɖ]/g, 'đ')
    .trim()
  const bare = plain.replace(currency, '').trim().replace(currency, '').trim()
  const [, units, tenths = '', word = ''] = counted.exec(bare) ?? []
  const amount =
    units === undefined
      ? readWhole(bare)
      : Number(units) * (multiples[word] ?? 1) +
        Number(tenths) * ((multiples[word] ?? 1) / 10 ** tenths.length)
  return amount <= most ? amount : Number.NaN
}

function readWhole(text: string): number {
  const figure = whole
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined)
  return figure === undefined ? Number.NaN : Number(figure.replaceAll(/\D/g, ''))
}

/**
 * What a field of an amount means after an edit: a key adds or takes a digit, so that only digits count; more than one letter
 * at once was pasted, offered by a keyboard or filled in, and is read as people write amounts. NaN where nothing can be read.
 */
export function editedAmount(before: string, text: string): number {
  const inserted = insertedInto(before, text)
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '')
  if (inserted.length > 1 && (inserted === text || !/^\d+$/.test(inserted))) return readAmount(text)
  return digits === '' || digits.length > 12 ? Number.NaN : Number(digits)
}

function insertedInto(before: string, text: string): string {
  let start = 0
  while (start < before.length && before[start] === text[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, text.length) - start && before.at(-1 - end) === text.at(-1 - end))
    end += 1
  return text.slice(start, text.length - end)
}
