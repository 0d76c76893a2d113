import * as z from 'zod/mini'
import { operateVip, vipOperation } from '../../promotions/vip/operate-vip.ts'
import { changeMerchant, merchantChange } from '../change-merchant.ts'
import { keepEconomy } from './keep-economy.ts'
import { economyOverride } from './require-economy.ts'

/** Two people let pass what gives back all of a stake or more (promotions 30). */
const overridable = { override: z.optional(economyOverride) }

/** The acts that may change what a merchant gives for play, each kept from giving all of it (promotions 30). */
export const economyActs = {
  merchant: {
    wanted: z.extend(merchantChange, overridable),
    run: keepEconomy('merchant', changeMerchant),
  },
  vip: {
    wanted: z.intersection(vipOperation, z.object(overridable)),
    run: keepEconomy('vip', operateVip),
  },
}

/** Such an act by its name. */
export type EconomyAct = keyof typeof economyActs
