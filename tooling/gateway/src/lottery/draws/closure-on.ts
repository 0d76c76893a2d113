import { civilDay, dayMs } from '@saola/rules'
import { dayText } from './day-text.ts'
import type { Closures, LunarClosureRow } from './lottery-game-store.ts'
import { lunarNewYear } from './lunar-new-year.ts'

/** Why a group does not draw on the day that holds `at`; undefined where it does (lottery 77). */
export function closureOn(
  { dated, lunar }: Closures,
  groupCode: string,
  at: number,
): Pick<LunarClosureRow, 'reason_vi' | 'reason_en'> | undefined {
  const day = dayText(at)
  const found = dated.find(
    ({ group_code: code, first_day: first, last_day: last }) =>
      code === groupCode && first <= day && day <= last,
  )
  return found ?? lunar.find(({ group_code: code }) => code === groupCode && isLunarHoliday(at))
}

/** The eve of the lunar year and its first three days. */
function isLunarHoliday(at: number): boolean {
  const newYear = lunarNewYear(civilDay(at).year)
  return at >= newYear - dayMs && at < newYear + 3 * dayMs
}
