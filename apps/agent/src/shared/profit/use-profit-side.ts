import type { ProfitSide } from '@saola/protocol'
import { seenFrom } from '@saola/rules'
import { usePreferences } from '@saola/shell'

type SideInSight = {
  side: ProfitSide
  /** The members' profit and loss, as calls tell it, by the side in sight. */
  seen: (amount: number) => number
}

/** From whose side the portal shows profit and loss: the agents' until somebody chooses on this device (team 39). */
export function useProfitSide(): SideInSight {
  const side = usePreferences().profitSide ?? 'agents'
  return { side, seen: (amount) => seenFrom(side, amount) }
}
