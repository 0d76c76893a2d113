import type { calls } from '@saola/protocol'
import { cancelRequest as dropRequest } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { changeLimit, noRequest } from './change-limit.ts'

/** Drops a wish at once. */
export const cancelRequest: Handler<typeof calls.protection.cancelRequest> = (context) =>
  changeLimit(context, (limit) => (limit ? dropRequest(limit) : noRequest))
