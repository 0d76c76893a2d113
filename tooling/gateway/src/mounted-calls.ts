import type { MountedCall } from './http/mount.ts'
import { contractCalls } from './contracts/calls.ts'
import { gamesCalls } from './games/calls.ts'
import { lotteryCalls } from './lottery/calls.ts'
import { memberCalls } from './member/calls.ts'
import { pointsCalls } from './points/calls.ts'
import { promotionCalls } from './promotions/calls.ts'
import { protectionCalls } from './protection/calls.ts'
import { recordsCalls } from './records/calls.ts'
import { sessionCalls } from './session/calls.ts'
import { supportCalls } from './support/calls.ts'
import { systemCalls } from './system/calls.ts'
import { teamCalls } from './team/calls.ts'
import { walletCalls } from './wallet/calls.ts'

/** Every row that this gateway answers; the others are refused as `function.not.available`. */
export const mountedCalls: readonly MountedCall[] = [
  ...systemCalls,
  ...sessionCalls,
  ...memberCalls,
  ...walletCalls,
  ...gamesCalls,
  ...lotteryCalls,
  ...pointsCalls,
  ...promotionCalls,
  ...protectionCalls,
  ...supportCalls,
  ...teamCalls,
  ...contractCalls,
  ...recordsCalls,
]
