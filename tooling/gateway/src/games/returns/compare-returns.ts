import { returnBand, type ReturnBand } from '@saola/rules'
import type { TitleReturn } from './return-store.ts'

/** What a title returned, against what it states. */
export type ComparedReturn = {
  nodeId: string
  name: string
  vendor: string
  family: string
  version: string
  from: string
  until: string
  rounds: number
  staked: number
  returned: number
} & ReturnBand

/** Sets what came back of a title beside its band (games 108). */
export function compareReturn(title: TitleReturn): ComparedReturn {
  const { node_id: nodeId, name, vendor, family, version, from, until, rounds, staked, returned } = title
  const odds = title.odds_tail !== null && {
    tail: title.odds_tail,
    above: title.odds_above ?? 0,
    fairReturn: title.odds_fair_return,
    isAbout: title.odds_about ?? true,
  }
  const stated = { rtp: title.rtp, volatility: title.volatility, ...(odds && { odds }) }
  return {
    nodeId,
    name,
    vendor,
    family,
    version,
    from,
    until,
    rounds,
    staked,
    returned,
    ...returnBand(title, stated),
  }
}

/** Whether a title left its band. */
export function isOutside({ standing }: Pick<ReturnBand, 'standing'>): boolean {
  return standing === 'below' || standing === 'above'
}

/** A return as people write it. */
export function percent(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)} %`
}
