import type { calls } from '@saola/protocol'
import { askedLanguage } from '../../http/asked-language.ts'
import type { AlikeHandler } from '../../http/mount.ts'
import { listLotteries } from '../draws/lottery-game-store.ts'
import { lotteriesOfMode, usualMode } from './menu-of.ts'
import { openedNumbersOf } from './opened-numbers.ts'

/** The last results of the Vietnamese lotteries (lottery 2, 41). */
export const getVnOpenedNumbers: AlikeHandler<typeof calls.lottery.vnOpenedNumbers> = async ({
  input,
  services,
  language,
}) => {
  const lotteries = lotteriesOfMode(await listLotteries(services.db), input.prizeMode ?? usualMode)
  const shown = askedLanguage(input.language, language)
  return openedNumbersOf(services.db, lotteries, { most: input.count, language: shown })
}
