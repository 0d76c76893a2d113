import type { calls } from '@saola/protocol'
import { confirmLimit as carryOut } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { changeLimit, noRequest } from './change-limit.ts'

/** Carries out a wish inside its window. */
export const confirmLimit: Handler<typeof calls.protection.confirmLimit> = (context) =>
  changeLimit(context, (limit, now) => (limit ? carryOut(limit, now) : noRequest))
