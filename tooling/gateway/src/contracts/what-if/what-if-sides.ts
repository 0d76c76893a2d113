import type { calls } from '@saola/protocol'
import type { Terms } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { findLive, findOwn, type TermsVersion } from '../contract-store.ts'
import { findBelow } from '../steps/party-store.ts'

/** Whose team terms would be for, what is in force for it, and what the caller has itself if it would pay. */
export type WhatIfSides = { team: number; present: TermsVersion | undefined; own: Terms | undefined }

/** Who is meant: an account directly below the caller, else the caller; anybody else is `not_found`. */
export async function readSides({
  account,
  services: { db },
  input: { downlineId, terms },
}: Parameters<Handler<typeof calls.contracts.whatIf>>[0]): Promise<WhatIfSides> {
  const { kind } = terms
  const received = await findOwn(db, { kind, downlineId: account.id })
  if (downlineId === undefined) return { team: account.id, present: received?.signed, own: undefined }
  const downline = await findBelow(db, account, parseId(downlineId))
  if (downline?.uplineId !== account.id) throw new Fault('not_found')
  const paid = await findLive(db, { kind, uplineId: account.id, downlineId: downline.id })
  return { team: downline.id, present: paid?.signed, own: received?.signed?.terms }
}
