import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { answerCheck } from './answer-check.ts'
import { cancelRequest } from './cancel-request.ts'
import { confirmLimit } from './confirm-limit.ts'
import { describeProtection } from './describe-protection.ts'
import { getPlayTime } from './get-play-time.ts'
import { sendConcern } from './send-concern.ts'
import { setLimit } from './set-limit.ts'
import { setRealityCheck } from './set-reality-check.ts'
import { cancelTimeRequest, confirmTimeLimit, setTimeLimit } from './time/change-time-limit.ts'
import { takeBreak } from './take-break.ts'
import { takeExclusion } from './take-exclusion.ts'

/** The calls of the area `protection`. */
export const protectionCalls: readonly MountedCall[] = [
  mount(calls.protection.state, describeProtection),
  mount(calls.protection.setLimit, setLimit),
  mount(calls.protection.confirmLimit, confirmLimit),
  mount(calls.protection.cancelRequest, cancelRequest),
  mount(calls.protection.setTimeLimit, setTimeLimit),
  mount(calls.protection.confirmTimeLimit, confirmTimeLimit),
  mount(calls.protection.cancelTimeRequest, cancelTimeRequest),
  mount(calls.protection.takeBreak, takeBreak),
  mount(calls.protection.exclude, takeExclusion),
  mount(calls.protection.setRealityCheck, setRealityCheck),
  mount(calls.protection.playSession, getPlayTime),
  mount(calls.protection.answerCheck, answerCheck),
  mount(calls.protection.report, sendConcern),
]
