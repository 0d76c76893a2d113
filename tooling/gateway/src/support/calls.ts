import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { getHelpCenter } from './get-help-center.ts'
import { sendFeedback } from './send-feedback.ts'

/** The calls of the area `support`. */
export const supportCalls: readonly MountedCall[] = [
  mount(calls.support.helpCenter, getHelpCenter),
  mount(calls.support.feedback, sendFeedback),
]
