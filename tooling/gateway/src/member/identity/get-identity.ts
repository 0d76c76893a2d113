import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { describeIdentity } from './describe-identity.ts'

/** How far the verification of the identity has come (member 26), and what it is asked for (protection 24). */
export const getIdentity: Handler<typeof calls.member.identity> = (context) => describeIdentity(context)
