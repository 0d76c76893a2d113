import { say, type MessageKey } from '@saola/i18n'
import type { LotteryKind } from '@saola/protocol'
import { isRegion } from '@saola/rules'
import { useTranslation } from 'react-i18next'

/** How a prize is called by its place: 0 is the special one of a region; other lotteries have names of their own. */
export function usePrizeName(): (kind: LotteryKind, place: number) => string {
  const { t, i18n } = useTranslation('lottery')
  return (kind, place) => {
    if (isRegion(kind))
      return place === 0 ? t('prize.special') : say(i18n, `lottery:prize.${place}` as MessageKey)
    const key = `lottery:prize.${kind}.${place}`
    // The check before says that it is a key.
    return i18n.exists(key) ? say(i18n, key as MessageKey) : t('prize.place', { place: place + 1 })
  }
}
