import { domainOrigin } from '@saola/rules'
import { linesOf } from '../../services/lines-of.ts'
import type { Services } from '../../services/services.ts'
import { siteOf } from '../../services/site-of.ts'
import { listMerchantSettings } from '../../http/merchant-store.ts'
import type { SeamlessAnswer } from './seamless-answer.ts'

/** The origins that may frame a game: the member site and every line of every merchant. */
export async function frameOrigins(services: Services): Promise<SeamlessAnswer> {
  const addresses = (await listMerchantSettings(services.db)).flatMap((settings) => [
    siteOf(services.settings, settings),
    ...linesOf(services.settings, settings),
  ])
  const origins = [services.settings.memberOrigin, ...addresses].map(domainOrigin)
  return { success: true, value: { origins: [...new Set(origins.filter((origin) => origin !== undefined))] } }
}
