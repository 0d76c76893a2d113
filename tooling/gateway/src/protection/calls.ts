import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { cancelRequest, confirmLimit, setLimit } from './change-limits.ts'
import { describeProtection } from './describe-protection.ts'
import { answerCheck, getPlayTime, setRealityCheck } from './reality-check.ts'
import { exclude, takeBreak } from './take-pause.ts'

/** The calls of the area `protection`. */
export const protectionCalls: readonly MountedCall[] = [
  mount(calls.protection.state, describeProtection),
  mount(calls.protection.setLimit, setLimit),
  mount(calls.protection.confirmLimit, confirmLimit),
  mount(calls.protection.cancelRequest, cancelRequest),
  mount(calls.protection.takeBreak, takeBreak),
  mount(calls.protection.exclude, exclude),
  mount(calls.protection.setRealityCheck, setRealityCheck),
  mount(calls.protection.playSession, getPlayTime),
  mount(calls.protection.answerCheck, answerCheck),
]
