import type { AppStorage } from '../context/storage.ts'

const measuredKey = 'measured'

/** Whether the visits of this tab are measured (system 25): one tab in `oneIn`, by a throw that counts until it closes. */
export function isMeasured({ tab }: Pick<AppStorage, 'tab'>, oneIn: number, random: () => number): boolean {
  if (oneIn === 0) return false
  const known = tab.read(measuredKey)
  if (known !== undefined) return known === 'yes'
  const isChosen = random() * oneIn < 1
  tab.write(measuredKey, isChosen ? 'yes' : 'no')
  return isChosen
}
