import type { calls } from '@saola/protocol'
import { breakOf } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { beginPause } from './begin-pause.ts'
import { describeProtection } from './describe-protection.ts'

/** Begins a break at once. */
export const takeBreak: Handler<typeof calls.protection.takeBreak> = async (context) => {
  await beginPause(context, (now) => breakOf(context.input.length, now))
  return describeProtection(context)
}
