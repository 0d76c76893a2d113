import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { requireBranch } from '../require-branch.ts'
import { readPlace } from './place-store.ts'
import { toTreeFilter } from './tree-filter.ts'

/** The way down to an account and its place at each step, so that a tree opens there (team 25). */
export const getPlace: Handler<typeof calls.team.place> = async ({ account: caller, services, input }) => {
  const id = await requireBranch(services.db, caller, input.customerId)
  return { path: await readPlace(services.db, caller.id, id, toTreeFilter(input, services.now())) }
}
