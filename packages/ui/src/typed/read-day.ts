/** How a day is written in a field, whatever the browser's own language: `25/11/2026`. `day` is `YYYY-MM-DD` or empty. */
export function writeDay(day: string): string {
  const [year, month, date] = day.split('-')
  return date === undefined ? '' : `${date}/${month}/${year}`
}

/**
 * Reads a day as people write it: `25/11/2026`, `5.11.2026`, `25 11 2026`, `25112026` or `2026-11-25`. Answers
 * `YYYY-MM-DD`, and nothing for a day that no calendar has or whose year is not whole.
 */
export function readDay(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\d/.\s-]/g, '')
    .trim()
  const [, year, month, date] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ??
    turned(
      /^(\d{1,2})[-/.\s]+(\d{1,2})[-/.\s]+(\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(plain),
    ) ??
    []
  if (year === undefined || month === undefined || date === undefined) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const time = Date.parse(`${day}T00:00Z`)
  // The 31st of a short month counts on into the next one.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day
}

/** Whether nothing is left to type: both numbers of day and month have two digits, the year four. */
export function isWholeDay(text: string): boolean {
  return /^\d{2}\D\d{2}\D\d{4}$|^\d{4}-\d{2}-\d{2}$|^\d{8}$/.test(text.normalize('NFKC').trim())
}

function turned(found: RegExpExecArray | null): string[] | undefined {
  return found === null ? undefined : [found[0], found[3] ?? '', found[2] ?? '', found[1] ?? '']
}
